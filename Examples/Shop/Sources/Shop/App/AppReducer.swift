import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopCore
import ShopSession
import StateKit

/// What happens in the shop. It is pure: nothing here asks a service.
let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  session: sessionReducer,
  catalogue: catalogueReducer,
  detail: .detail(),
  cart: cartReducer,
  checkout: .checkout()
)

/// What the schema cannot say: how a child comes to be, and what goes with the customer.
struct AppReducer: AppReducing {
  func catalogueOpened(_ state: inout AppState, product: Product) {
    state.detail = DetailState(product: product)
  }

  func cartCheckoutTapped(_ state: inout AppState) {
    guard !state.cart.rows.isEmpty else { return }
    state.wantsToPay = !state.session.isLoggedIn
    if state.session.isLoggedIn { state.checkout = CheckoutState(total: state.cart.total) }
  }

  func checkoutPaySuccess(_ state: inout AppState, receipt: Receipt) {
    state.receipts.append(receipt)
  }

  func sessionLoggedOut(_ state: inout AppState) { forgetCustomer(&state) }
  func sessionExpired(_ state: inout AppState) { forgetCustomer(&state) }

  /// The catalogue is everybody's. All else goes, and what it was waiting for is given up.
  private func forgetCustomer(_ state: inout AppState) {
    state = AppState(session: state.session, catalogue: state.catalogue)
  }
}
