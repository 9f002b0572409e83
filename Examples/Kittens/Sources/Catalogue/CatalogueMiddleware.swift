public import StateKit

/// Asks for the kittens as long as there are none.
public let catalogueMiddleware = EffectMiddleware<CatalogueAction, CatalogueAction, CatalogueState, Void>
  .onAction { action, state, _ in
    guard case .appeared = action, state.kittens.value == nil else { return .doNothing }
    return .just(.load(.request))
  }
