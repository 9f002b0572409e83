public import StateKit

/// The reducer of a cart.
public let cartReducer: Reducer<CartState, CartAction> = .cart(CartReducer())

struct CartReducer: CartReducing {
  func added(_ state: inout CartState, item: String) {
    state.items.append(item)
  }
}
