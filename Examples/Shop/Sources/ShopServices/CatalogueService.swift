public import ShopCatalogue
public import ShopCore

/// The source of products.
public protocol CatalogueService: Sendable {
  /// A page of products; the first page has the number 1.
  func page(_ number: Int) async throws(CatalogueError) -> ProductPage
  /// All products with the text in their names.
  func products(matching text: String) async throws(CatalogueError) -> [Product]
  /// The name of a picture's file.
  func picture(of product: Product.ID) async -> String
  /// The reviews by customers.
  func reviews(of product: Product.ID) async throws(CatalogueError) -> [String]
  /// The number of pieces in stock, now and after each change.
  func stock(of product: Product) async -> AsyncStream<Int>
}
