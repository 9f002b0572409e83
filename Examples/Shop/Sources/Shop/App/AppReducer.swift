import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopSession
import StateKit

/// The reducer of the shop. It is pure: it does not call a service.
let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  catalogue: catalogueReducer,
  cart: cartReducer
)

/// The handlers that the schema cannot express: one opens the checkout only if there is something to pay and somebody
/// who pays, the others remove all data of the customer.
struct AppReducer: AppReducing {
  func cartCheckoutTapped(_ state: inout AppState) {
    guard !state.cart.rows.isEmpty else { return }
    state.wantsToPay = !state.session.isLoggedIn
    if state.session.isLoggedIn { state.checkout = CheckoutState(total: state.cart.total) }
  }

  func sessionLoggedOut(_ state: inout AppState) { forgetCustomer(&state) }
  func sessionExpired(_ state: inout AppState) { forgetCustomer(&state) }

  /// Keeps the catalogue, which is the same for all customers. The rest is removed, and its running requests
  /// are cancelled.
  private func forgetCustomer(_ state: inout AppState) {
    state = AppState(session: state.session, catalogue: state.catalogue)
  }
}
