/// Gives the state to a function without copying it.
@MainActor
class StateSource<State> {
  func read<Value>(_ body: (State) -> Value) -> Value {
    preconditionFailure("every source overrides this")
  }

  /// Whether the state is there; else the last one that was there is given.
  var isPresent: Bool {
    preconditionFailure("every source overrides this")
  }

  /// The domains of the state, counted from the root of the store; nil where they are not known.
  var domains: Range<Int>? {
    preconditionFailure("every source overrides this")
  }

  /// Those who are told of changes; nil once the store is gone.
  var subscribers: Subscribers? {
    preconditionFailure("every source overrides this")
  }
}

/// The state of a store.
final class StoredStateSource<State>: StateSource<State> {
  private let storage: StateStorage<State>
  // Weak, as subscribers hold readers.
  private weak var stored: Subscribers?

  init(_ storage: StateStorage<State>, subscribers: Subscribers?) {
    self.storage = storage
    self.stored = subscribers
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    storage.read(body)
  }

  override var isPresent: Bool { true }

  override var domains: Range<Int>? { 0..<Int.max }

  override var subscribers: Subscribers? { stored }
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

  override var isPresent: Bool { whole.isPresent }

  override var domains: Range<Int>? { domainsBelow(whole.domains) }

  override var subscribers: Subscribers? { whole.subscribers }
}

/// A state that may go; the last one that was there is given from then on.
final class LastingStateSource<State>: StateSource<State> {
  private let present: StateSource<State?>
  private var last: State
  private var subscription: Subscription?

  init(_ present: StateSource<State?>, last: State) {
    self.present = present
    self.last = last
  }

  /// From now on, changes that nobody reads count too.
  func watch() {
    subscription = subscribers?.add(domains ?? 0..<Int.max) { [weak self] in self?.keep() }
  }

  override var isPresent: Bool { present.isPresent && present.read { $0 != nil } }

  /// The same for effects, which must not keep what this keeps.
  var presence: EffectPresence {
    EffectPresence(
      isPresent: { [present] in present.read { $0 != nil } },
      watch: { [present] in present.subscribers?.add(present.domains ?? 0..<Int.max, $0) }
    )
  }

  private func keep() {
    if let state = present.read({ $0 }) { last = state }
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    keep()
    return body(last)
  }

  override var domains: Range<Int>? { present.domains }

  override var subscribers: Subscribers? { present.subscribers }
}
