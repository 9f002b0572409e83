import ShopCart
import StateKit

extension CartState {
  /// For example `Cart: 2 Green tea…, 1 Cake = 9.20 €`; the dots are for what the server is still told.
  var text: String {
    guard !rows.isEmpty else { return "Cart: empty" }
    return "Cart: \(rows.map(\.text).joined(separator: ", ")) = \(total)"
  }
}

extension CartRowState {
  fileprivate var text: String {
    "\(quantity) \(name)\(saved.isLoading ? "…" : "")"
  }
}
