import StateKit

/// The tree of most tests, in its generated form:
///
///     App ─ lifecycle, reachability, settings, users ─ posts
struct AppState: Equatable, Sendable {
  var lifecycle = LifecycleState()
  var reachability = ReachabilityState()
  var settings = SettingsState()
  var users = UsersState()
}

enum AppAction: Equatable, Sendable {
  case lifecycle(LifecycleAction)
  case reachability(ReachabilityAction)
  case settings(SettingsAction)
  case users(UsersAction)
}

extension AppAction {
  var lifecycle: LifecycleAction? {
    if case .lifecycle(let value) = self { return value }
    return nil
  }

  var reachability: ReachabilityAction? {
    if case .reachability(let value) = self { return value }
    return nil
  }

  var settings: SettingsAction? {
    if case .settings(let value) = self { return value }
    return nil
  }

  var users: UsersAction? {
    if case .users(let value) = self { return value }
    return nil
  }
}

extension AppAction: DomainAction {
  typealias DomainState = AppState

  static let actionTree = _ActionTree<AppAction>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild("lifecycle", .lifecycle, state: { \AppState.lifecycle }) {
        (\AppAction.lifecycle, \AppAction?.?.lifecycle)
      },
      _ActionTreeChild("reachability", .reachability, state: { \AppState.reachability }) {
        (\AppAction.reachability, \AppAction?.?.reachability)
      },
      _ActionTreeChild("settings", .settings, state: { \AppState.settings }) {
        (\AppAction.settings, \AppAction?.?.settings)
      },
      _ActionTreeChild("users", .users, state: { \AppState.users }) {
        (\AppAction.users, \AppAction?.?.users)
      },
    ]
  )

  var leafIndex: Int {
    switch self {
    case .lifecycle(let action): AppAction.actionTree.leafOffsets[0] + action.leafIndex
    case .reachability(let action): AppAction.actionTree.leafOffsets[1] + action.leafIndex
    case .settings(let action): AppAction.actionTree.leafOffsets[2] + action.leafIndex
    case .users(let action): AppAction.actionTree.leafOffsets[3] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<AppState, AppAction>] {
    var bridges: [_DeclaredBridge<AppState, AppAction>] = []
    switch self {
    case .lifecycle(let action): bridges = action._declaredBridges(in: .lifecycle)
    case .reachability(let action): bridges = action._declaredBridges(in: .reachability)
    case .settings(let action): bridges = action._declaredBridges(in: .settings)
    case .users(let action): bridges = action._declaredBridges(in: .users)
    }
    switch self {
    case .lifecycle(.didBecomeActive):
      bridges.append(
        _DeclaredBridge(schema: "App.statekit.json", domain: "App", line: 12) { state in
          state.settings.shouldUseReachability ? .reachability(.startMonitoring) : nil
        }
      )
    case .lifecycle(.didEnterBackground):
      bridges.append(
        _DeclaredBridge(schema: "App.statekit.json", domain: "App", line: 13) { _ in
          .reachability(.stopMonitoring)
        }
      )
    default: break
    }
    return bridges
  }
}

extension Reducer where State == AppState, Action == AppAction {
  static func app(
    lifecycle: Reducer<LifecycleState, LifecycleAction> = .lifecycle(),
    reachability: Reducer<ReachabilityState, ReachabilityAction> = .reachability(),
    settings: Reducer<SettingsState, SettingsAction> = .settings(),
    users: Reducer<UsersState, UsersAction> = .users()
  ) -> Reducer {
    let domains = AppAction.actionTree.domains
    return .marking { state, action, touched in
      switch action {
      case .lifecycle(let action):
        lifecycle._reduce(&state.lifecycle, action, in: domains[0], touching: &touched)
      case .reachability(let action):
        reachability._reduce(&state.reachability, action, in: domains[1], touching: &touched)
      case .settings(let action):
        settings._reduce(&state.settings, action, in: domains[2], touching: &touched)
      case .users(let action):
        users._reduce(&state.users, action, in: domains[3], touching: &touched)
      }
    }
  }
}

extension BridgeMiddleware
where InputAction == AppAction, OutputAction == AppAction, State == AppState {
  static var app: BridgeMiddleware { .declared }
}
