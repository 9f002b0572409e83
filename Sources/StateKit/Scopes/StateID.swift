/// Reads the `id` of a state.
// Unchecked, because a type may be `Identifiable` on the main actor only, and so is its use.
struct StateID<State>: @unchecked Sendable {
  private let read: (State) -> AnyHashable

  /// Nil if the type does not have an `id`.
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
