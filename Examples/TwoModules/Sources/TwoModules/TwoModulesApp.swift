import ShopCore
import StateKit

/// Runs the shop by itself, then as a part of an app: `swift run TwoModules`.
@main @MainActor
struct TwoModulesApp {
  static func main() {
    print("The shop's own store")
    runShop(till: Till())
    print("The shop as a part of the app")
    runApp(till: Till())
  }

  private static func runShop(till: Till) {
    let store = openShop()
    store.sideEffects.addBeforeReducers { (action: ShopAction) in print("  \(action.name)") }
    store.sideEffects.addAfterReducers { (action: CartAction, dispatch) in
      if case .checkedOut = action { dispatch(.orders(.confirmed(number: till.takeMoney()))) }
    }
    store.dispatch(.cart(.added(item: Item(name: "Tea", price: 4))))
    store.dispatch(.cart(.checkedOut))
    print(
      "  order \(store.orders.number ?? 0) is \(store.orders.progress), \(store.cart.items.count) in the cart"
    )
  }

  private static func runApp(till: Till) {
    let store = Store.app(reducer: .app(shop: shopReducer, counter: .counter(CounterReducer())))
    store.sideEffects.addBeforeReducers { (action: AppAction) in print("  \(action.name)") }
    store.sideEffects.addAfterReducers { (action: CartAction, dispatch) in
      if case .checkedOut = action { dispatch(.shop(.orders(.confirmed(number: till.takeMoney())))) }
    }
    store.dispatch(.counter(.offered(item: Item(name: "Cake", price: 3))))
    store.dispatch(.counter(.offerTaken))
    store.dispatch(.shop(.cart(.checkedOut)))
    let shop = store.view(.shop)
    print("  order \(shop.orders.number ?? 0) is \(store.counter.seen), \(shop.cart.items.count) in the cart")
  }
}
