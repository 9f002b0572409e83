public import StateKit

/// Requests the kittens if they are not loaded.
public let catalogueMiddleware = EffectMiddleware<CatalogueAction, CatalogueAction, CatalogueState, Void>
  .onAction { action, state, _ in
    guard case .appeared = action, state.kittens.value == nil else { return .doNothing }
    return .just(.load(.request))
  }
