import ShopCore
public import StateKit

/// A bridge that the schema cannot say: it starts at a row that it has to find in the state.
public let cartBridges = BridgeMiddleware<CartAction, CartAction, CartState>()
  .bridgeWithState(\.added) { product, state in
    guard let row = state.rows[id: product.id] else { return nil }
    return .rows(id: row.id, action: .save(.request(id: row.id, quantity: row.quantity)))
  }
