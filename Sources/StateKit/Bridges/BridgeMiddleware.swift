/// Derives actions from actions, to connect features that do not know each other.
///
///     let bridges = BridgeMiddleware<AppAction, AppAction, AppState>()
///       .bridge(\.lifecycle?.didBecomeActive >=> .reachability(.startMonitoring), when: \.settings.isOn)
///       .bridge(\.lifecycle?.didEnterBackground >=> .reachability(.stopMonitoring))
///
/// Bridges do not affect the original action. Conditions are read after the reducers ran. A derived action keeps the
/// source of the original, and its `info` names the bridge. Bridges on one action fire in order. Bridges are found by
/// the action's index, so those on other actions have almost no cost.
///
/// The idea comes from SwiftRex's BridgeMiddleware.
public struct BridgeMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  /// The bridges that a schema declares, and the root of the actions that have them.
  struct Declared: Sendable {
    let root: any DomainAction.Type
    let bridges: @Sendable (InputAction) -> [_DeclaredBridge<State, OutputAction>]
  }

  let declared: Declared?
  private let bridges: [Bridge<InputAction, OutputAction, State>]
  let table: BridgeTable<InputAction, OutputAction, State>

  /// Creates a middleware without bridges.
  public init() {
    self.init(declared: nil, bridges: [])
  }

  init(
    declared: Declared?,
    bridges: [Bridge<InputAction, OutputAction, State>]
  ) {
    self.declared = declared
    self.bridges = bridges
    self.table = BridgeTable(bridges)
  }

  func adding(_ bridge: Bridge<InputAction, OutputAction, State>) -> BridgeMiddleware {
    BridgeMiddleware(declared: declared, bridges: bridges + [bridge])
  }

  /// Finds the bridges on the action, to run them after the reducers.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    let declared = declaredBridges(of: action, in: state)
    let bridges = table.bridges(for: action)
    if declared.isEmpty && bridges.isEmpty { return .doNothing }
    let number = state.timeline?.number ?? 0
    return .deferred { send in
      for bridge in declared {
        for derived in state.read(bridge.actions(in:)) {
          send(derived, from: source.bridged(from: action, number: number, at: bridge.site))
        }
      }
      for bridge in bridges {
        guard let derived = bridge.element.derive(action, state) else { continue }
        send(derived, from: source.bridged(from: action, number: number, at: bridge.element.site))
      }
    }
  }

  @MainActor
  private func declaredBridges(
    of action: InputAction,
    in state: StateReader<State>
  ) -> [_DeclaredBridge<State, OutputAction>] {
    guard let declared, !state.source.storeFiresBridges(of: declared.root) else { return [] }
    return declared.bridges(action).map { bridge in state.read(bridge.bound(in:)) }
  }
}

extension BridgeMiddleware
where InputAction: DomainAction, OutputAction == InputAction, State == InputAction.DomainState {
  /// The bridges declared by the schema of the domain and of the domains below it, for a store that does not fire them
  /// itself: one that is created by hand. A store from a generated factory, such as `Store.app`, fires them, and there
  /// this middleware leaves them out, so that each fires once.
  public static var declared: BridgeMiddleware {
    let declared = Declared(root: InputAction.self, bridges: { $0.declaredBridges })
    return BridgeMiddleware(declared: declared, bridges: [])
  }
}
