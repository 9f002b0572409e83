/// Sees each action before the reducers, and returns the effects to run for it.
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
/// It may be written for one domain and pulled back to the app: `MonitorMiddleware(…).pullback(.reachability)`. The
/// idea and the three types come from SwiftRex's `MiddlewareProtocol`.
public protocol Middleware<InputAction, OutputAction, State>: Sendable {
  /// The actions that it sees.
  associatedtype InputAction: Sendable
  /// The actions that its effects send.
  associatedtype OutputAction: Sendable
  /// The state that it reads.
  associatedtype State

  /// Handles an action before the reducers run. The returned effect runs after them.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: The source of the action.
  ///   - state: Reads the current state: the one before the action during this call, the one after it in an effect.
  @MainActor
  func handle(_ action: InputAction, from source: ActionSource, state: StateReader<State>) -> Effect<
    OutputAction
  >
}
