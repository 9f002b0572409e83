import ShopCart
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import StateKitTesting
import Testing

@testable import Shop

/// From the cart to the receipt, through all modules.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PurchaseTests {
  private let clock = TestClock()
  private let logIn = AppAction.session(.logIn(.request(name: "Ann", password: "sesame")))

  @Test func `after a required login the checkout continues`() async {
    let store = testStore(from: AppState(cart: teaInCart), clock: clock)
    store.send(.cart(.checkoutTapped)) { $0.wantsToPay = true }
    store.send(logIn) { $0.session.customer = .loading(nil) }
    await store.receive(\.session?.logIn?.success) { $0.session.customer = .loaded(ann) }
    await store.receive(.cart(.checkoutTapped)) {
      $0.wantsToPay = false
      $0.checkout = CheckoutState(total: tea.price)
    }
    store.send(.session(.loggedOut)) { $0 = AppState() }
    await store.finish()
  }

  @Test func `after another login the checkout does not open`() async {
    let store = testStore(from: AppState(cart: teaInCart), clock: clock)
    store.send(logIn) { $0.session.customer = .loading(nil) }
    await store.receive(\.session?.logIn?.success) { $0.session.customer = .loaded(ann) }
    store.send(.session(.loggedOut)) { $0 = AppState() }
    await store.finish()
  }

  @Test func `paid products are removed from the cart`() async {
    let state = AppState(
      session: SessionState(customer: .loaded(ann)),
      cart: teaInCart,
      checkout: CheckoutState(total: tea.price)
    )
    let store = testStore(from: state, clock: clock)
    store.send(.checkout(.payTapped(card: "1")))
    await store.receive(\.checkout?.pay?.request) { $0.checkout?.payment = .loading(nil) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(.checkout(.pay(.success(receipt: receipt)))) {
      $0.checkout?.payment = .loaded(receipt)
      $0.receipts = [receipt]
    }
    await store.receive(.cart(.emptied)) { $0.cart = CartState() }
    store.send(.checkout(.closed)) { $0.checkout = nil }
    await store.finish()
  }
}
