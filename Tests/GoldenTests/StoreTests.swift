import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

@MainActor
struct StoreTests {
  @Test func `a store has its declared bridges before the other middleware's effects`() {
    var order: [String] = []
    let middleware = AnyMiddleware<CityAction, CityAction, CityState> { action, _, _ in
      order.append(action.name)
      return action.renamed == nil ? .doNothing : .just(.founded)
    }
    let store = Store.city(reducer: Reducers.city, middleware: middleware)
    store.dispatch(.renamed(name: "Rome"))
    expectEqual(order, ["renamed", "street.cleaned", "founded"])
    expectEqual(store.state.name, "founded")
    expectEqual(store.state.street.sweeps, 127)
  }

  @Test func `the declared bridges can be had alone`() {
    let bridges: BridgeMiddleware<CityAction, CityAction, CityState> = .city
    let store = Store(initialState: CityState(), reducer: Reducers.city, middleware: bridges)
    store.dispatch(.renamed(name: "Rome"))
    expectEqual(store.state.street.sweeps, 127)
  }

  @Test func `a state that cannot be made without arguments is asked for`() {
    let store = Store.legacy(
      initialState: LegacyState(),
      reducer: .legacy(LegacyReducer(), settings: .legacySettings())
    )
    store.dispatch(.touched(id: 1))
    expectEqual(store.state.moved, [Ticket(id: 1)])
  }
}
