import ShopCore
import StateKit
import StateKitTesting
import Testing

@testable import ShopCart

/// The cart by itself: its tests do not need an app.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CartTests {
  private let tea = Product(id: 1, name: "Green tea", price: Money(cents: 250))
  private let clock = TestClock()

  private func row(_ quantity: Int) -> CartRowState {
    CartRowState(id: 1, name: "Green tea", price: Money(cents: 250), quantity: quantity)
  }

  /// The service takes a second to save.
  private func store(_ rows: IdentifiedArray<CartRowState> = []) -> TestStore<CartState, CartAction> {
    let store = TestStore(
      .cart(initialState: CartState(rows: rows), reducer: cartReducer, middleware: cartBridges)
    )
    store.sideEffects.register(
      CartRowEffects(save: { [clock] _, quantity in
        try? await clock.sleep(for: .seconds(1))
        return quantity
      })
    )
    return store
  }

  @Test func `an added product gets one row, and is saved`() async {
    let store = store()
    store.send(.added(product: tea)) { $0.rows = [row(1)] }
    await store.receive(.rows(id: 1, action: .save(.request(id: 1, quantity: 1)))) {
      $0.rows[id: 1]?.saved = .loading(nil)
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows?[id: 1]?.save?.success) { $0.rows[id: 1]?.saved = .loaded(1) }
    store.send(.added(product: tea)) { $0.rows[id: 1]?.quantity = 2 }
    await store.receive(\.rows?[id: 1]?.save?.request) { $0.rows[id: 1]?.saved = .loading(1) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows?[id: 1]?.save?.success) { $0.rows[id: 1]?.saved = .loaded(2) }
    #expect(store.state.total == Money(cents: 500))
    await store.finish()
  }

  @Test func `quantities are saved one after the other`() async {
    let store = store([row(1)])
    store.send(.rows(id: 1, action: .incremented)) { $0.rows[id: 1]?.quantity = 2 }
    await store.receive(\.rows?[id: 1]?.save?.request) { $0.rows[id: 1]?.saved = .loading(nil) }
    store.send(.rows(id: 1, action: .incremented)) { $0.rows[id: 1]?.quantity = 3 }
    await store.receive(\.rows?[id: 1]?.save?.request)
    for quantity in [2, 3] {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(1))
      await store.receive(.rows(id: 1, action: .save(.success(quantity: quantity)))) {
        $0.rows[id: 1]?.saved = .loaded(quantity)
      }
    }
    await store.finish()
  }

  @Test func `a row with the quantity 0 is removed, also on the server`() async {
    let (forgotten, tell) = AsyncStream<Int>.makeStream()
    let store = store([row(1)])
    store.sideEffects.register(CartEffects(forget: { tell.yield($0) }))
    store.send(.rows(id: 1, action: .decremented)) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(.rows(id: 1, action: .removed)) { $0.rows = [] }
    for await id in forgotten {
      #expect(id == 1)
      break
    }
    await store.finish()
  }
}
