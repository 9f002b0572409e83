public import ShopCart
public import ShopCore

/// Keeps carts, so that a customer finds theirs on each device.
public protocol CartService: Sendable {
  /// - Returns: How many are in the cart now.
  func save(_ product: Product.ID, quantity: Int) async throws(CartError) -> Int
  /// Takes a product out of the cart.
  func forget(_ product: Product.ID) async
}
