import ShopCart
import ShopCatalogue
import ShopCheckout
import ShopSession
import StateKit

/// The visible screens. Each screen has a store with only its own part, and is drawn again when its contents
/// change.
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
