public import ShopCore
import StateKit

extension CartState {
  /// The price of the whole cart.
  public var total: Money {
    rows.reduce(Money(cents: 0)) { total, row in total + row.price * row.quantity }
  }
}

extension CartRowState {
  /// Whether the row stays: a condition of two bridges in the schema.
  public var isWanted: Bool { quantity > 0 }
}
