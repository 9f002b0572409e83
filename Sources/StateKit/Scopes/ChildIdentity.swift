/// The identity of the child that a part of the state belongs to: the ids of the children on the path to it that may be
/// removed, outermost first.
///
/// If the state of such a child has an `id`, a new `id` means another child. A child without an `id` has no identity:
/// it can be removed, but replacing it is not noticed.
// Unchecked, because an `id` may not be `Sendable`: identities are read and compared on the main actor only.
struct ChildIdentity: Hashable, @unchecked Sendable {
  private let ids: [AnyHashable]

  /// The identity of a child.
  init<State>(of state: State, by id: StateID<State>?) {
    self.init(ids: id.map { [$0(state)] } ?? [])
  }

  private init(ids: [AnyHashable]) {
    self.ids = ids
  }

  static func + (outer: ChildIdentity, inner: ChildIdentity) -> ChildIdentity {
    ChildIdentity(ids: outer.ids + inner.ids)
  }
}
