import StateKit

let store = Store.app(
  reducer: .app(
    lifecycle: .lifecycle(),
    reachability: .reachability(ReachabilityReducer()),
    settings: .settings()
  )
)
let monitor = PathMonitor()
store.sideEffects.register(ReachabilityEffects(monitor: { monitor.updates() }), at: .reachability)

let display = store.subscribe(\.reachability) { reachability in
  let connection = reachability.connection?.rawValue ?? "unknown"
  print(reachability.isMonitoring ? "Monitoring: \(connection)" : "Not monitoring")
}
store.dispatch(.lifecycle(.didBecomeActive))
for await state in store.states where state.reachability.connection == .wired { break }
store.dispatch(.lifecycle(.didEnterBackground))
