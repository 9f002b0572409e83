import ShopCore
public import StateKit

/// A bridge that the schema cannot express: it has to find a row in the state.
public let cartBridges = BridgeMiddleware<CartAction, CartAction, CartState>()
  .bridgeWithState(\.added) { product, state in
    guard let row = state.rows[id: product.id] else { return nil }
    return .rows(id: row.id, action: .save(.request(id: row.id, quantity: row.quantity)))
  }
