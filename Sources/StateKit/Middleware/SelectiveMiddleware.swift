/// A middleware that answers certain leaves only, so that a store does not ask it about other actions.
protocol SelectiveMiddleware: Middleware {
  /// The leaves that it may answer.
  @MainActor var leaves: LeafFilter { get }
}
