import StateKit

struct CounterReducer: CounterReducing {
  func incremented(_ state: inout CounterState) {
    state.count = min(state.count + 1, state.limit)
  }
}

@main @MainActor
struct MinimalApp {
  static func main() {
    let store = Store.counter(reducer: .counter(CounterReducer()))
    store.sideEffects.addAfterReducers { (action: CounterAction) in print("\(action.name): \(store.count)") }
    for _ in 1...4 { store.dispatch(.incremented) }
    store.dispatch(.reset)
  }
}
