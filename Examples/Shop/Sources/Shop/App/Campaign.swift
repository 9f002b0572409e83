import ShopCart
import ShopCore
import StateKit

/// Whoever takes tea gets a biscuit with it: a bridge that comes and goes while the app runs.
enum Campaign {
  static let biscuit = Product(id: 9, name: "Biscuit", price: Money(cents: 0))

  /// - Returns: What ends it.
  @MainActor
  static func start(in registry: SideEffectRegistry<AppState, AppAction>) -> Registration {
    registry.addAfterReducers(\.cart?.added) { product, dispatch in
      if product.name.hasSuffix("tea") { dispatch(.cart(.added(product: biscuit))) }
    }
  }
}
