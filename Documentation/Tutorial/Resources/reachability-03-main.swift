import StateKit

let store = Store.settings(reducer: .settings())
store.dispatch(.toggledReachability)
print("Use reachability: \(store.shouldUseReachability)")
