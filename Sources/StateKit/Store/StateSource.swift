/// Passes the state to a function without copying it.
@MainActor
class StateSource<State> {
  func read<Value>(_ body: (State) -> Value) -> Value {
    preconditionFailure("every source overrides this")
  }

  /// Whether the state is still present; after that, the last state is read.
  var isPresent: Bool {
    preconditionFailure("every source overrides this")
  }

  /// The domains of the state, counted from the root of the store; nil if they are unknown.
  var domains: Range<Int>? {
    preconditionFailure("every source overrides this")
  }

  /// The subscribers to changes; nil once the store is gone.
  var subscribers: Subscribers? {
    preconditionFailure("every source overrides this")
  }
}

extension StateSource {
  /// Calls back whenever the state may have changed; nil once the store is gone.
  func onChange(_ body: @escaping Subscribers.Body) -> Subscription? {
    subscribers?.add(domains ?? 0..<Int.max, body)
  }

  /// Calls back whenever a child with this state, which may be removed, may have been added, removed or given another
  /// id; nil once the store is gone. Changes below the child are ignored.
  func onPresenceChange(_ body: @escaping Subscribers.Body) -> Subscription? {
    subscribers?.add(domains.map { $0.lowerBound..<$0.lowerBound + 1 } ?? 0..<Int.max, body)
  }
}

/// The state of a store.
final class StoredStateSource<State>: StateSource<State> {
  private let storage: StateStorage<State>
  // Weak, because subscribers hold readers.
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

/// The state of one child that may be removed. After it is removed or replaced, this source keeps its last state.
final class ChildStateSource<State>: StateSource<State> {
  private let place: ChildPlace<State>
  private var last: State
  private var isGone = false
  private var subscription: Subscription?

  /// Nil if there is no child.
  init?(_ source: StateSource<State?>) {
    guard source.isPresent, let state = source.read({ $0 }) else { return nil }
    self.place = ChildPlace(of: state, in: source)
    self.last = state
  }

  /// Follows all changes from now on, also those that are not read.
  func watch() {
    subscription = place.onChange { [weak self] in self?.keep() }
  }

  private func keep() {
    if isGone { return }
    if let state = place.state { last = state } else { leave() }
  }

  /// The presence of the child, for the effects that end with it; they must not retain this object.
  var presence: EffectPresence { place.presence }

  private func leave() {
    isGone = true
    subscription = nil
  }

  override var isPresent: Bool {
    if !isGone && !place.isOccupied { leave() }
    return !isGone
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    keep()
    return body(last)
  }

  override var domains: Range<Int>? { place.domains }

  override var subscribers: Subscribers? { place.subscribers }
}
