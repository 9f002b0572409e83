public import StateKit

/// The store of a shop. The store cannot take money: add payments to its `sideEffects`.
@MainActor public func openShop() -> Store<ShopState, ShopAction> {
  .shop(reducer: shopReducer)
}

/// The reducer of a shop.
public let shopReducer: Reducer<ShopState, ShopAction> = .shop(cart: .cart(CartReducer()), orders: .orders())

struct CartReducer: CartReducing {
  func added(_ state: inout CartState, item: Item) {
    state.items.append(item)
  }
}
