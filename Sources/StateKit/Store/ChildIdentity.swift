/// Which child a part of the state is: the ids of the children on the way to it that may go, the outermost first.
///
/// A child that may go and whose state has an `id` is another child where that `id` is another one. A child without an
/// `id` has no identity: it can go, and cannot be exchanged.
// Unchecked, as an `id` need not be `Sendable`: identities are found and compared on the main actor alone.
struct ChildIdentity: Equatable, @unchecked Sendable {
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

/// Reads the `id` of a state.
// Unchecked, as a type may be `Identifiable` on the main actor alone: it is used there alone.
struct StateID<State>: @unchecked Sendable {
  private let read: (State) -> AnyHashable

  /// Nil where the type has no `id`.
  init?() {
    func reader<Known: Identifiable>(of type: Known.Type) -> Any {
      let read: (Known) -> AnyHashable = { AnyHashable($0.id) }
      return read
    }
    guard let type = State.self as? any Identifiable.Type,
      let read = reader(of: type) as? (State) -> AnyHashable
    else { return nil }
    self.read = read
  }

  func callAsFunction(_ state: State) -> AnyHashable { read(state) }
}
