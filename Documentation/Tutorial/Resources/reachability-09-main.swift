import StateKit

let store = Store.app(
  reducer: .app(
    lifecycle: .lifecycle(),
    reachability: .reachability(ReachabilityReducer()),
    settings: .settings()
  )
)
store.dispatch(.lifecycle(.didBecomeActive))
store.dispatch(.reachability(.startMonitoring))
print("Active: \(store.lifecycle.isActive), monitoring: \(store.reachability.isMonitoring)")
