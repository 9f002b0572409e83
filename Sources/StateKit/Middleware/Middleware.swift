/// Sees each action before the reducers and returns the effects that it gives rise to.
///
///     struct MonitorMiddleware: Middleware {
///       let monitor: PathMonitor
///
///       func handle(
///         _ action: ReachabilityAction, from source: ActionSource, state: StateReader<ReachabilityState>
///       ) -> Effect<ReachabilityAction> {
///         switch action {
///         case .startMonitoring: .stream(monitor.actions(), cancellationToken: "monitor")
///         case .stopMonitoring: .cancel("monitor")
///         case .connected: .doNothing
///         }
///       }
///     }
///
/// It may be written for one domain and pulled back to the app: `MonitorMiddleware(…).pullback(.reachability)`.
/// The idea and the three types are those of SwiftRex's `MiddlewareProtocol`.
public protocol Middleware<InputAction, OutputAction, State>: Sendable {
  /// What it sees.
  associatedtype InputAction: Sendable
  /// What its effects give.
  associatedtype OutputAction: Sendable
  /// What it reads.
  associatedtype State

  /// Looks at an action. The reducers have not run; the effect that is returned runs after them.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: Where it comes from.
  ///   - state: Reads the present state: during this call that before the action, in an effect that after it.
  @MainActor
  func handle(_ action: InputAction, from source: ActionSource, state: StateReader<State>) -> Effect<
    OutputAction
  >
}
