// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The mark by which two states of an optional child are told apart: the id if the state has one.
struct Identity: Equatable {
  private let isThere: Bool
  private let id: AnyHashable?

  init<State>(of state: State?) {
    isThere = state != nil
    id = state.flatMap { ($0 as? any Identifiable)?.anyID }
  }
}

extension Identifiable {
  fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

/// The id of the effects of an optional child. It does not distinguish two such children below different elements.
struct ChildEffectID: Hashable, Sendable {
  let path: String

  init(path: AnyKeyPath) { self.path = "\(path)" }
}

/// The id of the effects of one element of a list.
struct ElementEffectID<ID: Hashable & Sendable>: Hashable, Sendable {
  let path: String
  let id: ID

  init(path: AnyKeyPath, id: ID) {
    self.path = "\(path)"
    self.id = id
  }
}
