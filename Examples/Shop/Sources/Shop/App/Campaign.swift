import ShopCart
import ShopCore
import StateKit

/// A customer who buys tea gets a biscuit with it: a bridge that is registered and removed while the app
/// runs.
enum Campaign {
  static let biscuit = Product(id: 9, name: "Biscuit", price: Money(cents: 0))

  /// - Returns: The registration, which ends the campaign when it is cancelled.
  @MainActor
  static func start(in registry: SideEffectRegistry<AppState, AppAction>) -> Registration {
    registry.addAfterReducers(\.cart?.added) { product, dispatch in
      if product.name.hasSuffix("tea") { dispatch(.cart(.added(product: biscuit))) }
    }
  }
}
