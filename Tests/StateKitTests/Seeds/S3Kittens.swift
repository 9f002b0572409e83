import StateKit

// The app of the text on kittens, with two features. Both versions share this state and these actions.

struct KittensAppState: Equatable, Sendable {
  var kittens = KittensState()
  var favourites = FavouritesState()
}

struct KittensState: Equatable, Sendable {
  var names: [String] = []
  var isLoading = false
}

struct FavouritesState: Equatable, Sendable {
  var names: Set<String> = []
}

enum KittensAppAction: Equatable, Sendable {
  case kittens(KittensAction)
  case favourites(FavouritesAction)

  var kittens: KittensAction? {
    if case .kittens(let action) = self { return action }
    return nil
  }

  var favourites: FavouritesAction? {
    if case .favourites(let action) = self { return action }
    return nil
  }
}

enum KittensAction: Equatable, Sendable {
  case fetch
  case fetched([String])
  case adopted(String)
}

enum FavouritesAction: Equatable, Sendable {
  case toggled(String)
  case removed(String)
}

/// A version of the app: its store, and the functions for the views of each feature.
@MainActor
struct KittensApp {
  let store: Store<KittensAppState, KittensAppAction>
  /// The subscription of a view to its part of the state.
  let subscribeToKittens: (@escaping @MainActor @Sendable (KittensState) -> Void) -> Subscription
  let subscribeToFavourites: (@escaping @MainActor @Sendable (FavouritesState) -> Void) -> Subscription
  let dispatchToKittens: (KittensAction) -> Void
  let dispatchToFavourites: (FavouritesAction) -> Void
}
