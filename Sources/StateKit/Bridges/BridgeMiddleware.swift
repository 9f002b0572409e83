/// Derives actions from actions, to connect features that do not know each other.
///
///     let bridges = BridgeMiddleware<AppAction, AppAction, AppState>()
///       .bridge(\.lifecycle?.didBecomeActive >=> .reachability(.startMonitoring), when: \.settings.isOn)
///       .bridge(\.lifecycle?.didEnterBackground >=> .reachability(.stopMonitoring))
///
/// The original action continues as if there were no bridge. Conditions are read after the reducers ran. A derived
/// action keeps the source of the original, and its `info` names the bridge. Bridges on one action fire in order.
/// Bridges are found by the action's index, so those on other actions cost next to nothing.
///
/// The idea comes from SwiftRex's BridgeMiddleware.
public struct BridgeMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  let declared: (@Sendable (InputAction) -> [DeclaredBridge<State, OutputAction>])?
  private let bridges: [Bridge<InputAction, OutputAction, State>]
  let table: BridgeTable<InputAction, OutputAction, State>

  /// Creates a middleware without bridges.
  public init() {
    self.init(declared: nil, bridges: [])
  }

  init(
    declared: (@Sendable (InputAction) -> [DeclaredBridge<State, OutputAction>])?,
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
    let declared = declared?(action).map { bridge in state.read(bridge.bound) } ?? []
    let bridges = table.bridges(for: action)
    if declared.isEmpty && bridges.isEmpty { return .doNothing }
    return .deferred { send in
      for bridge in declared {
        guard let derived = state.read(bridge.derive) else { continue }
        send(derived, from: source.bridged(from: action, at: bridge.site))
      }
      for bridge in bridges {
        guard let derived = bridge.element.derive(action, state) else { continue }
        send(derived, from: source.bridged(from: action, at: bridge.element.site))
      }
    }
  }
}

extension BridgeMiddleware
where InputAction: DomainAction, OutputAction == InputAction, State == InputAction.DomainState {
  /// The bridges declared by the schema of the domain and of the domains below it.
  public static var declared: BridgeMiddleware {
    BridgeMiddleware(declared: { $0.declaredBridges }, bridges: [])
  }
}
