import ShopCatalogue
import ShopCore
import StateKit

extension DetailState {
  /// For example `Detail: Green tea, 3 left; Lovely.`.
  var text: String {
    let stock = left.map { ", \($0) left" } ?? ""
    let reviews = reviews.value.map { "; \($0.joined(separator: " "))" } ?? ""
    return "Detail: \(product.name)\(stock)\(reviews)"
  }
}
