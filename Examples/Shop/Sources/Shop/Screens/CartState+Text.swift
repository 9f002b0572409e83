import ShopCart
import StateKit

extension CartState {
  /// For example `Cart: 2 Green tea…, 1 Cake = 9.20 €`; the dots mark rows that are still being saved on the
  /// server.
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
