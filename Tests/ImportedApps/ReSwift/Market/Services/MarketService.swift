/// The server of the market.
final class MarketService {
  private let products: [Product]
  private(set) var requests: [String] = []

  init(products: [Product]) {
    self.products = products
  }

  func fetchProducts(_ completion: ([Product]) -> Void) {
    requests.append("products")
    completion(products)
  }

  func place(_ lines: [CartLine], _ completion: (Int) -> Void) {
    requests.append("order")
    completion(requests.count)
  }
}
