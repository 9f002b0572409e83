import ReSwift

struct CatalogState: StateType, Equatable {
  var products: [Product] = []
  var query = ""
  var order = SortOrder.name
  var selectedID: Int?
  var isLoading = false
  var failure: String?
  var isSeasonalOnly = false
  var ratings: [Int: Int] = [:]
  var refreshedAt = 0

  /// The products that match the search, in the chosen order.
  var shown: [Product] {
    products.filter { product in
      (query.isEmpty || product.name.lowercased().contains(query.lowercased()))
        && (!isSeasonalOnly || product.isSeasonal)
    }
    .sorted(by: order.sorts)
  }

  var selected: Product? { products.first { $0.id == selectedID } }
}
