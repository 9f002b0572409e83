/// The functions that cancel the running effects. They are called when the store is released.
final class EffectCancellations: Sendable {
  private let cancellations = Lock<[Int: @Sendable () -> Void]>([:])

  var isEmpty: Bool {
    cancellations.withLock { $0.isEmpty }
  }

  func add(_ id: Int, cancel: @escaping @Sendable () -> Void) {
    cancellations.withLock { $0[id] = cancel }
  }

  /// - Returns: The function that cancels the effect; call or release it outside of the lock.
  @discardableResult
  func remove(_ id: Int) -> (@Sendable () -> Void)? {
    cancellations.withLock { $0.removeValue(forKey: id) }
  }

  deinit {
    for cancel in cancellations.withLock({ $0.values }) { cancel() }
  }
}
