/// The identity of the child that a part of the state belongs to: the ids of the children on the path to it that may be
/// removed, outermost first.
///
/// If the state of such a child has an `id`, a new `id` means another child. A child without an `id` can be removed,
/// but its replacement by another one is not noticed.
// Unchecked, because an `id` may not be `Sendable`: identities are read and compared where the state is.
struct ChildIdentity: Hashable, @unchecked Sendable {
  /// The identity of a part on whose path all children are always there.
  static let root = ChildIdentity(ids: [])

  private let ids: [AnyHashable]

  /// The identity of a child.
  init<State>(of state: State, by id: StateID<State>?) {
    self.init(ids: id.map { [$0(state)] } ?? [])
  }

  /// The identity of a child that may be a one-of: its case tells which child it is, and in it the `id`.
  init<State, Action>(of state: State, _ actions: Action.Type) {
    func inCase<Root: DomainAction>(_ root: Root.Type) -> ChildIdentity? {
      for (number, child) in Root.actionTree.children.enumerated() {
        if let inner = child.identity(state) { return ChildIdentity(ids: [number]) + inner }
      }
      return nil
    }
    if State.self is any StateOfCases.Type, let root = actions as? any DomainAction.Type,
      let identity = inCase(root)
    {
      self = identity
    } else {
      self.init(of: state, by: StateID())
    }
  }

  private init(ids: [AnyHashable]) {
    self.ids = ids
  }

  static func + (outer: ChildIdentity, inner: ChildIdentity) -> ChildIdentity {
    ChildIdentity(ids: outer.ids + inner.ids)
  }
}
