/// A price in euros, exact to the cent. A type of one's own: schemas name it as they name `Int`.
public struct Money: Hashable, Codable, Sendable {
  /// For example 250 for 2.50 €.
  public let cents: Int

  /// Makes a price.
  public init(cents: Int) {
    self.cents = cents
  }

  /// Both together.
  public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  /// So many of them.
  public static func * (price: Money, count: Int) -> Money { Money(cents: price.cents * count) }
}

extension Money: CustomStringConvertible {
  /// For example `2.50 €`.
  public var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
