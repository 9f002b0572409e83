import StateKit

struct SettingsState: Equatable, Sendable {
  enum Options: Sendable { case always, never }

  var shouldUseReachability = true
  var reachabilityOptions: Options { shouldUseReachability ? .always : .never }
}

enum SettingsAction: Equatable, Sendable {
  case toggledReachability
}

extension SettingsAction {
  var toggledReachability: Void? { self == .toggledReachability ? () : nil }
}

extension SettingsAction: DomainAction {
  typealias DomainState = SettingsState

  static let actionTree = _ActionTree<SettingsAction>(
    ownLeafCount: 1,
    leaves: "toggledReachability",
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<SettingsAction?>] { [\SettingsAction?.?.toggledReachability] }

  var leafIndex: Int {
    switch self {
    case .toggledReachability: 0
    }
  }

  var declaredBridges: [_DeclaredBridge<SettingsState, SettingsAction>] { [] }
}

extension Reducer where State == SettingsState, Action == SettingsAction {
  static func settings() -> Reducer {
    .marking { state, action, touched in
      switch action {
      case .toggledReachability:
        touched.markOwnProperties()
        state.shouldUseReachability.toggle()
      }
    }
  }
}
