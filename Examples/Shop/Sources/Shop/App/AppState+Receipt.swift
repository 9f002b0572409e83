import ShopCheckout
import StateKit

extension AppState {
  /// Whether the receipt of a payment, if there is one, is among those of the customer: an invariant in the schema.
  var keepsTheReceipt: Bool { checkout?.payment.value.map(receipts.contains) ?? true }
}
