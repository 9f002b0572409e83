import StateKit

/// Listens to the path monitor between `startMonitoring` and `stopMonitoring`.
struct ReachabilityMiddleware: Middleware {
  let monitor: PathMonitor

  func handle(
    _ action: ReachabilityAction,
    from source: ActionSource,
    state: StateReader<ReachabilityState>
  ) -> Effect<ReachabilityAction> {
    switch action {
    case .startMonitoring:
      .stream(monitor.updates(), cancellationToken: "monitor")
    case .stopMonitoring:
      .cancel("monitor")
    case .connectedToWifi, .connectedToWired, .disconnected,
      .becameCheap, .becameExpensive, .becameConstrained, .becameUnconstrained:
      .doNothing
    }
  }
}
