import Synchronization

/// Takes the money, of which the shop's module knows nothing.
final class Till: Sendable {
  private let count = Mutex(0)

  /// Gives the number of the order that was paid.
  func takeMoney() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
