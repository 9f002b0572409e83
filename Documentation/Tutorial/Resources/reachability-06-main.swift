import StateKit

let store = Store.reachability(reducer: .reachability(ReachabilityReducer()))
store.dispatch(.connected(by: .wifi))
store.dispatch(.becameExpensive)
store.dispatch(.connected(by: .wired))
print("Expensive: \(store.isExpensive.map { "\($0)" } ?? "not known")")
