import Synchronization

/// Takes payments, which the shop's module does not know.
final class Till: Sendable {
  private let count = Mutex(0)

  /// Returns the number of the paid order.
  func takeMoney() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
