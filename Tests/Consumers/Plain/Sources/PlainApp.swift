import StateKit

struct DoorReducer: DoorReducing {
  func knocked(_ state: inout DoorState, times: Int) {
    state.knocks += times
  }
}

@main @MainActor
struct PlainApp {
  static func main() {
    let store = Store.door(reducer: .door(DoorReducer()))
    store.sideEffects.addAfterReducers { (action: DoorAction) in print("\(action.name): \(store.position)") }
    store.dispatch(.knocked(times: 3))
    store.dispatch(.closed)
    print("knocks: \(store.knocks)")
  }
}
