import KittenKit
import StateKit

/// All work of the app other than changes of its state: a further feature adds a few cases here.
let appMiddleware = EffectMiddleware<AppAction, AppAction, AppState, FavouritesStorage>
  .onAction { action, state, context in
    switch action {
    case .catalogue(.appeared):
      guard state.catalogue.kittens.value == nil else { return .doNothing }
      return .just(.catalogue(.load(.request)))
    case .favourites(.appeared):
      return .just(.favourites(.restored(kittens: context.dependencies.load())))
    case .favourites(.toggled), .favourites(.removed):
      let storage = context.dependencies
      return .deferred { _ in storage.save(state.favourites.kittens) }
    default:
      return .doNothing
    }
  }
