import StateKit

let store = Store.app(
  reducer: .app(
    lifecycle: .lifecycle(),
    reachability: .reachability(ReachabilityReducer()),
    settings: .settings()
  ),
  middleware: LoggerMiddleware()
)
store.dispatch(.lifecycle(.didBecomeActive))
print("Active: \(store.lifecycle.isActive), monitoring: \(store.reachability.isMonitoring)")
