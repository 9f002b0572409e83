/// What cancels the effects that run. They are cancelled when their store goes.
final class EffectCancellations: Sendable {
  private let cancellations = Lock<[Int: @Sendable () -> Void]>([:])

  var isEmpty: Bool {
    cancellations.withLock { $0.isEmpty }
  }

  func add(_ id: Int, cancel: @escaping @Sendable () -> Void) {
    cancellations.withLock { $0[id] = cancel }
  }

  /// - Returns: What cancels the effect; to be called or freed outside of the lock.
  @discardableResult
  func remove(_ id: Int) -> (@Sendable () -> Void)? {
    cancellations.withLock { $0.removeValue(forKey: id) }
  }

  deinit {
    for cancel in cancellations.withLock({ $0.values }) { cancel() }
  }
}
