import Cart
import StateKit

@main @MainActor
struct CommittedApp {
  static func main() {
    let store = Store.shop(reducer: .shop(cart: cartReducer))
    store.sideEffects.addAfterReducers { (action: ShopAction) in print("\(action.name): \(store.cart.items)")
    }
    store.dispatch(.cart(.added(item: "Tea")))
    store.dispatch(.cart(.added(item: "Cake")))
    store.dispatch(.closed)
  }
}
