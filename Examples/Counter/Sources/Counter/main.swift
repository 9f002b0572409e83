import StateKit

let store = Store.counter()
let display = store.subscribe(\.count) { count in print("The count is \(count).") }

store.dispatch(.incremented)
store.dispatch(.jumped(to: 41))
store.dispatch(.jumped(to: 41))
store.dispatch(.incremented)
