import ShopCore
public import StateKit

/// The reducer of the rows.
public let cartReducer: Reducer<CartState, CartAction> = .cart(CartReducer())

struct CartReducer: CartReducing {
  func added(_ state: inout CartState, product: Product) {
    // What has no name is not on sale.
    if product.name.isEmpty { return }
    if state.rows.contains(id: product.id) {
      state.rows[id: product.id]?.quantity += 1
    } else {
      state.rows.append(CartRowState(id: product.id, name: product.name, price: product.price))
    }
  }
}
