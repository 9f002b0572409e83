public import StateKit

/// A bridge that the schema cannot say: what comes of the text depends on the text.
public let catalogueBridges = BridgeMiddleware<CatalogueAction, CatalogueAction, CatalogueState>()
  .bridge(\.typed >=> { text in text.isEmpty ? .searchEnded : .search(.request(text: text)) })
