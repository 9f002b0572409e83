import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopCore
import ShopSession
import StateKit
import Testing

@testable import Shop

/// What always holds in the shop can be broken, each by one state.
struct InvariantTests {
  private static let paid = CheckoutState(total: tea.price, payment: .loaded(receipt))

  @Test(arguments: [
    (AppState(), []),
    (AppState(checkout: paid), ["aCheckoutHasACustomer", "aReceiptIsKept"]),
    (
      AppState(
        wantsToPay: true,
        receipts: [receipt],
        session: SessionState(customer: .loaded(ann)),
        checkout: paid
      ),
      ["whoPaysDoesNotWait"]
    ),
    (
      AppState(catalogue: CatalogueState(isLoading: true, failure: .offline)),
      ["catalogue.aLoadingPageHasNoFailure"]
    ),
    (
      AppState(
        session: SessionState(customer: .loaded(ann)),
        checkout: CheckoutState(total: tea.price, payment: .loaded(receipt))
      ),
      ["aReceiptIsKept"]
    ),
    (
      AppState(cart: CartState(rows: [CartRowState(id: 7, name: "", price: tea.price)])),
      ["cart.rows[7].aRowHasAName"]
    ),
  ])
  func `a state that breaks an invariant is found`(state: AppState, broken: [String]) {
    #expect(AppAction.brokenInvariants(in: state).map(\.path) == broken)
  }
}
