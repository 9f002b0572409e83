public import ShopCart
public import ShopCore

/// Keeps carts, so that customers find their carts on each device.
public protocol CartService: Sendable {
  /// - Returns: The number of pieces in the cart.
  func save(_ product: Product.ID, quantity: Int) async throws(CartError) -> Int
  /// Takes a product out of the cart.
  func forget(_ product: Product.ID) async
}
