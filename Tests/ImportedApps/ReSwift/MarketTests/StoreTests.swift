import ReSwift
import Testing

@testable import Market

@MainActor
struct StoreTests {
  private let service = MarketService(products: [.apple, .bread])
  private let log = EventLog()

  @Test func `a launch loads the products`() {
    let store = makeStore(service: service)
    store.dispatch(AppLaunched())
    #expect(store.state.launches == 1)
    #expect(store.state.catalog.products == [.apple, .bread])
    #expect(!store.state.catalog.isLoading)
    #expect(service.requests == ["products"])
  }

  @Test func `an activation refreshes the catalog`() {
    let store = makeStore(service: service)
    store.dispatch(AppActivated(time: 8))
    #expect(store.state.lastRefresh == 8)
    #expect(store.state.catalog.refreshedAt == 8)
    store.dispatch(CatalogAction.refreshed(at: 9))
    #expect(store.state.lastRefresh == 9)
  }

  @Test func `whoever signs in is greeted`() {
    let store = makeStore(service: service)
    store.dispatch(SessionActions.SignedIn(account: .ann))
    #expect(store.state.alerts.queue == [Alert(title: "Welcome back", text: "Ann")])
  }

  @Test func `an order needs an account`() {
    let store = makeStore(service: service)
    store.dispatch(CartAction.added(.apple))
    store.dispatch(Orders.Action.submit)
    #expect(!store.state.orders.isSubmitting)
    #expect(store.state.alerts.queue.map(\.title) == ["Please sign in"])
  }

  @Test func `an order empties the cart and is delivered`() {
    let store = makeStore(service: service)
    store.dispatch(SessionActions.SignedIn(account: .ann))
    store.dispatch(CartAction.added(.apple))
    store.dispatch(CartAction.added(.bread))
    #expect(store.state.badge == 2)
    store.dispatch(Orders.Action.submit)
    #expect(store.state.orders.orders == [Orders.Order(number: 1, total: 6)])
    #expect(store.state.cart == CartState())
    #expect(store.state.delivery.message == "Order 1 is on its way")
  }

  @Test func `signing out reaches all parts`() {
    let store = makeStore(service: service)
    store.dispatch(SessionActions.SignedIn(account: .ann))
    store.dispatch(CartAction.added(.apple))
    store.dispatch(SlotsAction.chosen(3))
    store.dispatch(Orders.Action.placed(number: 3, total: 1))
    store.dispatch(CartAction.added(.apple))
    store.dispatch(SignedOut(keepsCart: false))
    #expect(store.state.session.account == nil)
    #expect(store.state.cart.lines.isEmpty)
    #expect(store.state.orders.orders.isEmpty)
    #expect(store.state.delivery.slots.chosen == nil)
  }

  @Test func `the log has the actions that follow`() {
    let store = makeStore(service: service, log: log)
    store.dispatch(AppLaunched())
    store.dispatch(SessionActions.SignedIn(account: .ann))
    #expect(
      log.events == ["ReSwiftInit", "AppLaunched", "CatalogAction", "CatalogAction", "SignedIn", "Greet"]
    )
  }

  @Test func `a store begins with a state`() {
    let store = makeStore(service: service, log: log, state: AppState(launches: 3))
    store.dispatch(AppLaunched())
    #expect(store.state.launches == 4)
    #expect(log.events.first == "AppLaunched")
  }

  @Test func `a subscriber sees a part of the state`() {
    let store = makeStore(service: service)
    let view = CartView()
    store.subscribe(view) { $0.cart }
    store.dispatch(CartAction.added(.apple))
    store.dispatch(CartAction.giftToggled)
    store.unsubscribe(view)
    store.dispatch(CartAction.emptied)
    #expect(view.states.map(\.lines.count) == [0, 1, 1])
    #expect(view.states.last?.isGift == true)
  }
}

/// A view that shows the cart.
private final class CartView: StoreSubscriber {
  private(set) var states: [CartState] = []

  func newState(state: CartState) {
    states.append(state)
  }
}
