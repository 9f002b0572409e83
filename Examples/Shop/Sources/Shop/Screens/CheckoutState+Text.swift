import ShopCheckout
import StateKit

extension CheckoutState {
  /// For example `Checkout: 9.20 €, declined`.
  var text: String {
    switch payment {
    case .idle: "Checkout: \(total)"
    case .loading: "Checkout: \(total), paying"
    case .loaded(let receipt): "Checkout: paid, receipt \(receipt.number)"
    case .failed(let error, _): "Checkout: \(total), \(error)"
    }
  }
}
