/// A product of the shop.
public struct Product: Hashable, Codable, Identifiable, Sendable {
  /// The number in the catalogue.
  public let id: Int
  /// For example `Green tea`.
  public let name: String
  /// The price of one piece.
  public let price: Money

  /// Creates a product.
  public init(id: Int, name: String, price: Money) {
    self.id = id
    self.name = name
    self.price = price
  }
}
