/// The way for middleware, bridges and subscribers to read the state as it is at that moment.
///
///     state().settings.isOn   // a copy of the whole state, then its part
///     state.settings.isOn     // the part alone
///
/// It is called like the state getter of SwiftRex, and may be kept: it always reads the present state.
@MainActor
@dynamicMemberLookup
public struct StateReader<State> {
  private let source: StateSource<State>

  init(_ source: StateSource<State>) {
    self.source = source
  }

  init(_ storage: StateStorage<State>) {
    self.source = StoredStateSource(storage)
  }

  /// The whole state.
  public func callAsFunction() -> State {
    source.read { $0 }
  }

  /// A part of the state; nothing else is copied.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    source.read { $0[keyPath: path] }
  }

  /// Reads without copying the state.
  func read<Value>(_ body: (State) -> Value) -> Value {
    source.read(body)
  }

  /// A reader of a part.
  public func view<ParentAction, PartState, PartAction>(
    _ scope: Scope<State, ParentAction, PartState, PartAction>
  ) -> StateReader<PartState> {
    StateReader<PartState>(PartialStateSource(source, get: scope.get))
  }

  /// A reader of a part that a key path leads to.
  func view<Part>(_ path: any KeyPath<State, Part> & Sendable) -> StateReader<Part> {
    StateReader<Part>(PartialStateSource(source, get: { $0[keyPath: path] }))
  }
}

/// Gives the state to a function without copying it.
@MainActor
class StateSource<State> {
  func read<Value>(_ body: (State) -> Value) -> Value {
    preconditionFailure("every source overrides this")
  }
}

private final class StoredStateSource<State>: StateSource<State> {
  private let storage: StateStorage<State>

  init(_ storage: StateStorage<State>) {
    self.storage = storage
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    storage.read(body)
  }
}

private final class PartialStateSource<Whole, Part>: StateSource<Part> {
  private let whole: StateSource<Whole>
  private let get: @Sendable (Whole) -> Part

  init(_ whole: StateSource<Whole>, get: @escaping @Sendable (Whole) -> Part) {
    self.whole = whole
    self.get = get
  }

  override func read<Value>(_ body: (Part) -> Value) -> Value {
    whole.read { body(get($0)) }
  }
}
