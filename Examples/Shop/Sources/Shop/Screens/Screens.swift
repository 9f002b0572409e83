import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopSession
import StateKit

/// What is to be seen. Each screen has a store of its own part alone, and draws anew when it has something else to show.
@MainActor
final class Screens {
  private var subscriptions: [Subscription]

  init(_ store: Store<AppState, AppAction>, show: @escaping @Sendable (String) -> Void) {
    func screen<Part, Action>(
      _ store: LocalStore<Part, Action>,
      _ text: @escaping @Sendable (Part) -> String
    ) -> Subscription {
      store.subscribe(select: { text($0()) }, removeDuplicates: ==, show)
    }
    subscriptions = [
      screen(store.view(.session), \.text),
      screen(store.view(.catalogue), \.text),
      screen(store.view(.detail)) { $0?.text ?? "Detail: closed" },
      screen(store.view(.cart), \.text),
      screen(store.view(.checkout)) { $0?.text ?? "Checkout: closed" },
    ]
  }

  func close() {
    subscriptions = []
  }
}
