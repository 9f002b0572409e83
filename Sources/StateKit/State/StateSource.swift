/// Passes the state to a function without copying it.
@MainActor
class StateSource<State> {
  func read<Value>(_ body: (State) -> Value) -> Value {
    preconditionFailure("every source overrides this")
  }

  /// The value at a key path.
  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    read { $0[keyPath: path] }
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

  /// The timeline of the store; nil for a state outside of a store.
  var timeline: Timeline? { nil }

  /// Whether the store itself fires the bridges that the schema of a domain declares.
  func storeFiresBridges(of action: any DomainAction.Type) -> Bool {
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
