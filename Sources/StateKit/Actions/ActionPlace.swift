/// One place in a tree where actions of a type are: a type may stand at several.
struct ActionPlace<Root, Action>: Sendable {
  /// The leaves below the place, counted from those of the root.
  let leaves: Range<Int>
  /// Gives the action of the place, if the root's action is one of it.
  let extract: @Sendable (Root) -> Action?

  /// The same place, seen from a parent.
  func below<Parent>(
    firstLeaf: Int,
    _ step: @escaping @Sendable (Parent) -> Root?
  ) -> ActionPlace<Parent, Action> {
    let leaves = leaves.lowerBound + firstLeaf..<leaves.upperBound + firstLeaf
    return ActionPlace<Parent, Action>(leaves: leaves) { step($0).flatMap(extract) }
  }
}

extension DomainAction {
  /// Where in this tree actions of a type are, from the root down; empty where it has none.
  static func places<Action>(of type: Action.Type) -> [ActionPlace<Self, Action>] {
    let itself: @Sendable (Self) -> Self? = { $0 }
    // Casts where both are one type.
    if let extract = itself as? @Sendable (Self) -> Action? {
      return [ActionPlace(leaves: 0..<actionTree.leafCount, extract: extract)]
    }
    let requests = actionTree.requests.flatMap { $0.step.places(of: type, firstLeaf: $0.leaves.lowerBound) }
    return requests
      + zip(actionTree.children, actionTree.leafOffsets).flatMap { child, firstLeaf in
        child.step.places(of: type, firstLeaf: firstLeaf)
      }
  }
}

/// Where actions of a type are below a root; nil where that is not known, as the root was written by hand.
func places<Root, Action>(of type: Action.Type, in root: Root.Type) -> [ActionPlace<Root, Action>]? {
  func places<Tree: DomainAction>(in tree: Tree.Type) -> [ActionPlace<Root, Action>]? {
    tree.places(of: type) as? [ActionPlace<Root, Action>]
  }
  return (root as? any DomainAction.Type).flatMap { places(in: $0) }
}

/// The step from a parent's actions to a child's.
protocol ActionTreeStep<Parent>: Sendable {
  associatedtype Parent

  /// Where below the child actions of a type are.
  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>]
}

/// The step that a scope makes.
struct ScopeStep<Parent, Child: DomainAction>: ActionTreeStep {
  let extract: @Sendable (Parent) -> Child?

  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>] {
    Child.places(of: type).map { $0.below(firstLeaf: firstLeaf, extract) }
  }
}
