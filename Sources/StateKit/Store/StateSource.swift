/// Gives the state to a function without copying it.
@MainActor
class StateSource<State> {
  func read<Value>(_ body: (State) -> Value) -> Value {
    preconditionFailure("every source overrides this")
  }

  /// The domains of the state, counted from the root of the store; nil where they are not known.
  var domains: Range<Int>? {
    preconditionFailure("every source overrides this")
  }

  /// Tells a keeper of each change, as long as someone holds it.
  func add(_ keeper: any StateKeeper, domains: Range<Int>?) {
    preconditionFailure("every source overrides this")
  }
}

/// The state of a store.
final class StoredStateSource<State>: StateSource<State> {
  private let storage: StateStorage<State>

  init(_ storage: StateStorage<State>) {
    self.storage = storage
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    storage.read(body)
  }

  override var domains: Range<Int>? { 0..<Int.max }

  override func add(_ keeper: any StateKeeper, domains: Range<Int>?) {
    storage.keepers.add(keeper, domains: domains)
  }
}

/// A part of a state.
final class PartialStateSource<Whole, Part>: StateSource<Part> {
  private let whole: StateSource<Whole>
  private let get: @Sendable (Whole) -> Part
  private let domainsBelow: @Sendable (Range<Int>?) -> Range<Int>?

  init(
    _ whole: StateSource<Whole>,
    get: @escaping @Sendable (Whole) -> Part,
    domainsBelow: @escaping @Sendable (Range<Int>?) -> Range<Int>? = { _ in nil }
  ) {
    self.whole = whole
    self.get = get
    self.domainsBelow = domainsBelow
  }

  override func read<Value>(_ body: (Part) -> Value) -> Value {
    whole.read { body(get($0)) }
  }

  override var domains: Range<Int>? { domainsBelow(whole.domains) }

  override func add(_ keeper: any StateKeeper, domains: Range<Int>?) {
    whole.add(keeper, domains: domains)
  }
}

/// A state that may go; the last one that was there is given from then on.
final class LastingStateSource<State>: StateSource<State>, StateKeeper {
  private let present: StateSource<State?>
  private var last: State

  init(_ present: StateSource<State?>, last: State) {
    self.present = present
    self.last = last
  }

  /// From now on, changes that nobody reads count too.
  func watch() {
    present.add(self, domains: domains)
  }

  func keep() {
    if let state = present.read({ $0 }) { last = state }
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    keep()
    return body(last)
  }

  override var domains: Range<Int>? { present.domains }

  override func add(_ keeper: any StateKeeper, domains: Range<Int>?) {
    present.add(keeper, domains: domains)
  }
}
