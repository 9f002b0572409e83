import ShopCatalogue
import ShopCore
import StateKit

extension CatalogueState {
  /// For example `Catalogue: Green tea 2.50 €, Black tea 2.20 € …`.
  var text: String {
    query.isEmpty ? "Catalogue: \(list)\(end)" : "Search '\(query)': \(results)"
  }

  private var list: String {
    products.isEmpty ? "-" : products.map(title).joined(separator: ", ")
  }

  private var end: String {
    if isLoading { return " (loading)" }
    if let failure { return " (\(failure))" }
    return next == nil ? "" : " …"
  }

  private var results: String {
    switch hits {
    case .idle: "-"
    case .loading: "searching"
    case .loaded(let products): products.map(title).joined(separator: ", ")
    case .failed(let error, _): "\(error)"
    }
  }

  private func title(_ product: Product) -> String {
    let picture = pictures[product.id]?.value.map { " [\($0)]" } ?? ""
    return "\(product.name)\(picture) \(product.price)"
  }
}
