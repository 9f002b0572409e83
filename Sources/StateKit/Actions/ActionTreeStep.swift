/// The step from a parent's actions to a child's.
protocol ActionTreeStep<Parent>: Sendable {
  associatedtype Parent

  /// The places of an action type below the child.
  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>]
}

/// A step made from a scope.
struct ScopeStep<Parent, Child: DomainAction>: ActionTreeStep {
  /// The number of the child's leaves before those of its domain.
  var ownLeafCount = 0
  let extract: @Sendable (Parent) -> Child?

  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>] {
    Child.places(of: type).map { $0.below(firstLeaf: firstLeaf + ownLeafCount, extract) }
  }
}
