public import StateKit

/// The store of a shop. It cannot take money: whoever opens the shop adds that to `sideEffects`.
@MainActor public func openShop() -> Store<ShopState, ShopAction> {
  .shop(reducer: shopReducer)
}

/// What happens in a shop.
public let shopReducer: Reducer<ShopState, ShopAction> = .shop(cart: .cart(CartReducer()), orders: .orders())

struct CartReducer: CartReducing {
  func added(_ state: inout CartState, item: Item) {
    state.items.append(item)
  }
}
