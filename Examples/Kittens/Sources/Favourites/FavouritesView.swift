import KittenKit
public import StateKit

/// The kittens that the user likes. This view has a store of the favourites alone.
@MainActor
public struct FavouritesView {
  private let store: LocalStore<FavouritesState, FavouritesAction>
  private let subscription: Subscription

  /// Shows the favourites at once, and after each change.
  public init(
    _ store: LocalStore<FavouritesState, FavouritesAction>,
    show: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.subscription = store.subscribe { show($0.text) }
  }

  /// The view is on the screen.
  public func appear() { store.dispatch(.appeared) }
}

extension FavouritesState {
  /// For example `Favourites: Mia, Tom`.
  var text: String {
    if isLoading { return "Favourites: loading" }
    return kittens.isEmpty ? "No favourites" : "Favourites: " + kittens.map(\.name).joined(separator: ", ")
  }
}
