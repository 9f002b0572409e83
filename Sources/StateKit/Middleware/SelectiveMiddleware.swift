/// A middleware that answers some leaves alone, so that a store need not ask it about others.
protocol SelectiveMiddleware: Middleware {
  /// The leaves that it may answer.
  @MainActor var answered: LeafFilter { get }
}

extension BridgeMiddleware: SelectiveMiddleware {
  var answered: LeafFilter { declared == nil ? table.filter : .everything }
}
