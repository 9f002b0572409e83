import ShopCatalogue
import ShopCore
import ShopServices

extension PretendServer: CatalogueService {
  static let products = [
    Product(id: 1, name: "Green tea", price: Money(cents: 250)),
    Product(id: 2, name: "Black tea", price: Money(cents: 220)),
    Product(id: 3, name: "Cake", price: Money(cents: 420)),
  ]

  func page(_ number: Int) async throws(CatalogueError) -> ProductPage {
    guard await isAsked("page \(number)") else { throw .offline }
    return number == 1
      ? ProductPage(products: Array(PretendServer.products.prefix(2)), next: 2)
      : ProductPage(products: Array(PretendServer.products.dropFirst(2)), next: nil)
  }

  func products(matching text: String) async throws(CatalogueError) -> [Product] {
    guard await isAsked("search \(text)") else { throw .offline }
    return PretendServer.products.filter { $0.name.lowercased().contains(text) }
  }

  /// The picture of the first product is large, and takes longer.
  func picture(of product: Product.ID) async -> String {
    await isAsked("picture \(product)", for: .seconds(product == 1 ? 2 : 1))
    return "\(product).jpg"
  }

  func reviews(of product: Product.ID) async throws(CatalogueError) -> [String] {
    guard await isAsked("reviews of \(product)") else { throw .offline }
    return ["Lovely."]
  }

  /// Every ten seconds a customer buys one.
  func stock(of product: Product) async -> AsyncStream<Int> {
    AsyncStream { updates in
      let task = Task {
        for left in [3, 2, 1, 0] {
          updates.yield(left)
          await isAsked("stock of \(product.id)", for: .seconds(10))
          if Task.isCancelled { return }
        }
        updates.finish()
      }
      updates.onTermination = { _ in task.cancel() }
    }
  }
}
