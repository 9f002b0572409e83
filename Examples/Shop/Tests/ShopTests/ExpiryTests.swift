import ShopCatalogue
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import StateKitTesting
import Testing

@testable import Shop

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ExpiryTests {
  @Test func `the end of the session removes the customer's data and a running payment`() async {
    let clock = TestClock()
    let catalogue = CatalogueState(products: [tea])
    let state = AppState(
      receipts: [receipt],
      session: SessionState(customer: .loaded(ann)),
      catalogue: catalogue,
      detail: DetailState(product: tea),
      cart: teaInCart,
      checkout: CheckoutState(total: tea.price)
    )
    let store = testStore(from: state, clock: clock)
    store.send(.checkout(.payTapped(card: "1")))
    await store.receive(\.checkout?.pay?.request) { $0.checkout?.payment = .loading(nil) }
    await clock.waitForSleepers(1)
    store.send(.session(.expired)) { $0 = AppState(catalogue: catalogue) }
    await store.finish()
  }
}
