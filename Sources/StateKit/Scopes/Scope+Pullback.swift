extension Scope where Action: Sendable, ParentAction: Sendable {
  /// The declared bridges of the part, seen from the parent. An empty list stays one without any work.
  public func pullback(
    _ bridges: [DeclaredBridge<State, Action>]
  ) -> [DeclaredBridge<ParentState, ParentAction>] {
    bridges.isEmpty ? [] : bridges.map { $0.pullback(self) }
  }
}
