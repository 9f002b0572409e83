/// Derives actions from actions: what connects features that do not know each other.
///
///     let bridges = BridgeMiddleware<AppAction, AppAction, AppState>()
///       .bridge(\.lifecycle?.didBecomeActive >=> .reachability(.startMonitoring), when: \.settings.isOn)
///       .bridge(\.lifecycle?.didEnterBackground >=> .reachability(.stopMonitoring))
///
/// The original action goes on as if no bridge were there. Conditions are read after the reducers ran. A derived
/// action keeps the source of the original, and its `info` names the bridge. Bridges on one action fire in order.
/// Bridges are found by the action's index: those on other actions cost next to nothing.
///
/// The idea is that of SwiftRex's BridgeMiddleware.
public struct BridgeMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  let declared: (@Sendable (InputAction) -> [DeclaredBridge<State, OutputAction>])?
  private let bridges: [Bridge<InputAction, OutputAction, State>]
  let table: BridgeTable<InputAction, OutputAction, State>

  /// A middleware without any bridge yet.
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

  /// Looks for bridges on the action; they run after the reducers.
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
  /// The bridges that the schema of the domain and of those below it declares.
  public static var declared: BridgeMiddleware {
    BridgeMiddleware(declared: { $0.declaredBridges }, bridges: [])
  }
}
