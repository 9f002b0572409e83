import KittenKit
import StateKit

/// The kittens that the user likes.
@MainActor
struct FavouritesView {
  private let store: Store<AppState, AppAction>
  private let subscription: Subscription

  init(_ store: Store<AppState, AppAction>, show: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.subscription = store.subscribe(\.favourites) { show($0.text) }
  }

  func appear() { store.dispatch(.favourites(.appeared)) }
}

extension FavouritesState {
  /// For example `Favourites: Mia, Tom`.
  var text: String {
    if isLoading { return "Favourites: loading" }
    return kittens.isEmpty ? "No favourites" : "Favourites: " + kittens.map(\.name).joined(separator: ", ")
  }
}
