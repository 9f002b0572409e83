public import ShopCatalogue
public import ShopCore

/// Where products come from.
public protocol CatalogueService: Sendable {
  /// The first page has the number 1.
  func page(_ number: Int) async throws(CatalogueError) -> ProductPage
  /// All products with the text in their names.
  func products(matching text: String) async throws(CatalogueError) -> [Product]
  /// The name of a picture's file.
  func picture(of product: Product.ID) async -> String
  /// What customers say.
  func reviews(of product: Product.ID) async throws(CatalogueError) -> [String]
  /// How many are left, now and whenever that changes.
  func stock(of product: Product) async -> AsyncStream<Int>
}
