extension StoreType {
  /// Calls back at once, and then when the state may have changed. The reader copies only the parts that are read.
  /// Actions dispatched during the first call wait until it returns, as in later calls.
  ///
  /// The store of a part calls back when that part changed; if its type is not `Equatable`, after each action that may
  /// have changed it. The store of the whole state does not compare it, which would cost too much, so it calls back
  /// after each action whose reducer may have changed anything.
  ///
  /// - Returns: A token; the subscription ends when it is cancelled or released.
  public func subscribe(
    _ body: @escaping @MainActor @Sendable (StateReader<State>) -> Void
  ) -> Subscription {
    let reader = _viewpoint.reader
    if _viewpoint.isWhole {
      return subscribe(to: _viewpoint.domains, atOnce: { body(reader) }) { body(reader) }
    }
    return subscribe(to: _viewpoint.domains, hasChanged: _viewpoint.changes) { body(reader) }
  }

  /// Calls back at once with a part of the state, and then when that part changed.
  ///
  ///     store.subscribe(\.settings.isOn) { isOn in … }
  public func subscribe<Value: Equatable>(
    _ path: any KeyPath<State, Value> & Sendable,
    _ body: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Subscription {
    let read = _viewpoint.reader(of: path)
    let source = _viewpoint.reader.source
    var last = read()
    return subscribe(to: _viewpoint.domains(concernedWith: path), atOnce: { body(last) }) {
      guard source.isPresent else { return }
      let present = read()
      if isSame(present, last) { return }
      last = present
      body(present)
    }
  }

  /// Calls back at once with the value of `select`, and then when that value changed.
  ///
  ///     store.subscribe(select: { $0.cart.items.count + $0.wishes.count }) { count in … }
  ///
  /// - Parameters:
  ///   - select: Computes the value.
  ///   - body: Called with the value.
  public func subscribe<Value: Equatable>(
    select: @escaping @MainActor @Sendable (StateReader<State>) -> Value,
    _ body: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Subscription {
    let reader = _viewpoint.reader
    var last: Value?
    return subscribe(to: _viewpoint.domains, hasChanged: { true }) {
      let value = select(reader)
      if let last, isSame(value, last) { return }
      last = value
      body(value)
    }
  }

  /// Calls back at once with the value of `select`, and then when that value changed. The value may have any type, for
  /// example a tuple, which is not `Equatable`.
  ///
  ///     store.subscribe(select: { ($0.cart.count, $0.user.name) }, removeDuplicates: ==) { count, name in … }
  ///
  /// - Parameters:
  ///   - select: Computes the value.
  ///   - removeDuplicates: Whether two values are the same, so that the second one is skipped.
  ///   - body: Called with the value.
  public func subscribe<Value>(
    select: @escaping @MainActor @Sendable (StateReader<State>) -> Value,
    removeDuplicates: @escaping @MainActor @Sendable (Value, Value) -> Bool,
    _ body: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Subscription {
    let reader = _viewpoint.reader
    var last: Value?
    return subscribe(to: _viewpoint.domains, hasChanged: { true }) {
      let value = select(reader)
      if let last, removeDuplicates(last, value) { return }
      last = value
      body(value)
    }
  }

  private func subscribe(
    to domains: Range<Int>,
    hasChanged: @escaping @MainActor () -> Bool,
    _ body: @escaping @MainActor () -> Void
  ) -> Subscription {
    let source = _viewpoint.reader.source
    return subscribe(to: domains, atOnce: body) {
      if source.isPresent && hasChanged() { body() }
    }
  }

  fileprivate func subscribe(
    to domains: Range<Int>,
    atOnce first: () -> Void,
    _ body: @escaping @MainActor () -> Void
  ) -> Subscription {
    let subscription = _viewpoint.root.subscribers.add(domains, body)
    _viewpoint.root.callAtOnce(first)
    return subscription
  }
}

extension StoreType where State: Sendable {
  /// The current state, and then the state after each action that may have changed it, in order; for a local store,
  /// after each change. The sequence ends when the store is released; for a store from `unwrapped`, also when its child
  /// is removed.
  ///
  ///     for await state in store.states { … }
  ///
  /// States are buffered for a slow consumer, so that it receives all of them.
  public var states: AsyncStream<State> {
    let (source, domains) = (_viewpoint.reader.source, _viewpoint.domains)
    return AsyncStream { continuation in
      let end = EndOfStream(continuation)
      let subscription = subscribe { end.continuation.yield($0()) }
      let going = subscribe(to: domains, atOnce: {}) {
        if !source.isPresent { end.continuation.finish() }
      }
      if !source.isPresent { continuation.finish() }
      continuation.onTermination = { _ in
        subscription.cancel()
        going.cancel()
      }
    }
  }
}
