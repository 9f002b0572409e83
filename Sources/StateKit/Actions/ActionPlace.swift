/// One place in a tree that has actions of a type; a type may have several places.
struct ActionPlace<Root, Action>: Sendable {
  /// The leaves below the place, numbered from the root.
  let leaves: Range<Int>
  /// Returns the action at the place; nil if the root's action is for another place.
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
  /// The places of an action type in this tree, from the root down; empty if the tree does not contain the type.
  static func places<Action>(of type: Action.Type) -> [ActionPlace<Self, Action>] {
    let itself: @Sendable (Self) -> Self? = { $0 }
    // The cast succeeds if both are the same type.
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

/// The places of an action type below a root; nil if they are unknown, because the root was written by hand.
func places<Root, Action>(of type: Action.Type, in root: Root.Type) -> [ActionPlace<Root, Action>]? {
  func places<Tree: DomainAction>(in tree: Tree.Type) -> [ActionPlace<Root, Action>]? {
    tree.places(of: type) as? [ActionPlace<Root, Action>]
  }
  return (root as? any DomainAction.Type).flatMap { places(in: $0) }
}
