public import StateKit

/// A bridge that the schema cannot express: the second action depends on the text.
public let catalogueBridges = BridgeMiddleware<CatalogueAction, CatalogueAction, CatalogueState>()
  .bridge(\.typed >=> { text in text.isEmpty ? .searchEnded : .search(.request(text: text)) })
