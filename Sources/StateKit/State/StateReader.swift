/// A reader of the current state for middleware, bridges and subscribers.
///
///     state().settings.isOn          // a copy of the whole state, then its part
///     state.settings.isOn            // the part alone
///     await state.settings.isOn      // in an effect, which runs outside the main actor
///
/// It is called like the state getter of SwiftRex, and may be stored: it always reads the current state.
@MainActor
@dynamicMemberLookup
public struct StateReader<State> {
  let source: StateSource<State>

  init(_ source: StateSource<State>) {
    self.source = source
  }

  init(
    _ storage: StateStorage<State>,
    subscribers: Subscribers? = nil,
    timeline: Timeline? = nil,
    firingBridgesOf root: (any DomainAction.Type)? = nil
  ) {
    self.source = StoredStateSource(
      storage,
      subscribers: subscribers,
      timeline: timeline,
      firingBridgesOf: root
    )
  }

  /// The whole state.
  public func callAsFunction() -> State {
    source.read { $0 }
  }

  /// A part of the state; only that part is copied.
  public subscript<Value>(dynamicMember path: any KeyPath<State, Value> & Sendable) -> Value {
    source.value(at: path)
  }

  /// Reads without copying the state.
  func read<Value>(_ body: (State) -> Value) -> Value {
    source.read(body)
  }

  /// A reader of a part.
  public func view<ParentAction, PartState, PartAction>(
    _ scope: Scope<State, ParentAction, PartState, PartAction>
  ) -> StateReader<PartState> {
    StateReader<PartState>(
      PartialStateSource(source, get: scope.get, domainsBelow: { scope.domains(below: $0) })
    )
  }

  /// A reader of the part at a key path.
  func view<Part>(_ path: any KeyPath<State, Part> & Sendable) -> StateReader<Part> {
    StateReader<Part>(PartialStateSource(source, get: { $0[keyPath: path] }))
  }
}
