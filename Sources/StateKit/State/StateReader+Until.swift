extension StateReader {
  /// Waits until the state fulfils a condition.
  ///
  ///     .run { send in
  ///       guard await state.until(timeout: .seconds(10), { $0.isReady }) else { return send(.gaveUp) }
  ///       send(.began)
  ///     }
  ///
  /// The condition is checked at once and then after each action that may have changed the state, so that a state that lasts
  /// for one action is not missed. It reads only the parts that it names. Waiting ends with the effect, and the reader of a
  /// child that may be removed waits for its own child alone.
  ///
  /// - Parameters:
  ///   - timeout: The longest time to wait, by the store's clock; nil waits for ever.
  ///   - condition: Whether the state is as wanted.
  /// - Returns: Whether the condition became true: false if the time is over, if the task was cancelled, or if the
  ///   child or the store is gone. A `DomainHost` does not know the changes of its store, so there it is false unless
  ///   the condition is true at once.
  @discardableResult
  public func until(
    timeout: Duration? = nil,
    _ condition: @escaping @MainActor @Sendable (StateReader) -> Bool
  ) async -> Bool {
    if condition(self) { return true }
    for await isMet in becoming(condition, timeout) { return isMet }
    return false
  }

  /// A sequence with one element at the time when the condition is true.
  private func becoming(
    _ condition: @escaping @MainActor @Sendable (StateReader) -> Bool,
    _ timeout: Duration?
  ) -> AsyncStream<Bool> {
    AsyncStream(bufferingPolicy: .bufferingOldest(1)) { continuation in
      let end = EndOfStream(continuation)
      let subscription = source.onChange {
        if !source.isPresent {
          end.continuation.finish()
        } else if condition(self) {
          end.continuation.yield(true)
        }
      }
      guard let subscription, let clock = source.subscribers?.clock, source.isPresent else {
        return continuation.finish()
      }
      let stop = timeout.map { duration in
        EffectPause(duration: duration, clock: nil).begin(on: clock) { continuation.finish() }
      }
      continuation.onTermination = { _ in
        subscription.cancel()
        stop?()
      }
    }
  }
}
