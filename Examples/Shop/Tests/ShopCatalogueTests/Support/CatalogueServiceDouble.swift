import ShopCatalogue
import ShopCore
import ShopServices
import Synchronization

/// Answers at once, and records the searched texts.
final class CatalogueServiceDouble: CatalogueService {
  private let texts = Mutex<[String]>([])

  var searches: [String] { texts.withLock { $0 } }

  func page(_ number: Int) async throws(CatalogueError) -> ProductPage {
    throw .offline
  }

  func products(matching text: String) async throws(CatalogueError) -> [Product] {
    texts.withLock { $0.append(text) }
    return [tea]
  }

  func picture(of product: Product.ID) async -> String { "\(product).jpg" }
  func reviews(of product: Product.ID) async throws(CatalogueError) -> [String] { ["Lovely."] }
  func stock(of product: Product) async -> AsyncStream<Int> { AsyncStream { $0.yield(3) } }
}

let tea = Product(id: 1, name: "Green tea", price: Money(cents: 250))
