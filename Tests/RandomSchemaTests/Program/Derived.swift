import StateKit

/// An action that a bridge derives.
struct Derived<Action: DomainAction> {
  var action: Action
  /// Whether the action is handled when its turn comes, in the state of then: only as long as the child that the bridge
  /// belongs to is there, and no other in its place. Nil if no child on the path to the bridge has an `id`.
  var isWanted: ((Action.DomainState) -> Bool)?

  /// The same action, seen from the parent of a domain that is always there.
  func inside<Parent: DomainAction>(
    _ embed: (Action) -> Parent,
    _ child: @escaping (Parent.DomainState) -> Action.DomainState
  ) -> Derived<Parent> {
    Derived<Parent>(
      action: embed(action),
      isWanted: isWanted.map { isWanted in { isWanted(child($0)) } }
    )
  }

  /// The same action, seen from the parent of a child that may be absent.
  ///
  /// - Parameter isSame: Whether a child is the one before the action; nil if the child has no `id`.
  func inside<Parent: DomainAction>(
    _ embed: (Action) -> Parent,
    _ child: @escaping (Parent.DomainState) -> Action.DomainState?,
    isSame: ((Action.DomainState) -> Bool)?
  ) -> Derived<Parent> {
    if isWanted == nil, isSame == nil { return Derived<Parent>(action: embed(action)) }
    return Derived<Parent>(action: embed(action)) { parent in
      guard let child = child(parent) else { return false }
      return (isSame?(child) ?? true) && (isWanted?(child) ?? true)
    }
  }
}
