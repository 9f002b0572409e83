/// A price in euros, exact to the cent. A hand-written type, which schemas name like `Int`.
public struct Money: Hashable, Codable, Sendable {
  /// For example 250 for 2.50 €.
  public let cents: Int

  /// Creates a price.
  public init(cents: Int) {
    self.cents = cents
  }

  /// The sum of two prices, at most the highest that there is.
  public static func + (left: Money, right: Money) -> Money {
    let (sum, overflows) = left.cents.addingReportingOverflow(right.cents)
    return Money(cents: overflows ? .max : sum)
  }

  /// The price of `count` pieces, at most the highest that there is.
  public static func * (price: Money, count: Int) -> Money {
    let (product, overflows) = price.cents.multipliedReportingOverflow(by: count)
    return Money(cents: overflows ? .max : product)
  }
}

extension Money: CustomStringConvertible {
  /// For example `2.50 €`.
  public var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
