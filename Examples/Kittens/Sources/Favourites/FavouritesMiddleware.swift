public import KittenKit
public import StateKit

/// Loads the favourites from the storage, and saves them there. It needs a storage and its own state.
public let favouritesMiddleware =
  EffectMiddleware<FavouritesAction, FavouritesAction, FavouritesState, FavouritesStorage>
  .onAction { action, state, context in
    switch action {
    case .appeared:
      return .just(.restored(kittens: context.dependencies.load()))
    case .toggled, .removed:
      let storage = context.dependencies
      return .deferred { _ in storage.save(state.kittens) }
    case .restored:
      return .doNothing
    }
  }
