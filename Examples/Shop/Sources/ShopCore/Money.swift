/// A price in euros, exact to the cent. A hand-written type, which schemas name like `Int`.
public struct Money: Hashable, Codable, Sendable {
  /// For example 250 for 2.50 €.
  public let cents: Int

  /// Creates a price.
  public init(cents: Int) {
    self.cents = cents
  }

  /// The sum of two prices.
  public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  /// The price of `count` pieces.
  public static func * (price: Money, count: Int) -> Money { Money(cents: price.cents * count) }
}

extension Money: CustomStringConvertible {
  /// For example `2.50 €`.
  public var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
