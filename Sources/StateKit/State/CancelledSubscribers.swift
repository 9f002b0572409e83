/// Subscribers that any thread has cancelled, until the main actor removes them from the files.
final class CancelledSubscribers: Sendable {
  private let subscribers = Lock<[Subscriber]>([])
  /// Lets the main actor check for cancelled subscribers without taking the lock.
  private let hasSome = AtomicFlag(false)

  var isFilled: Bool { hasSome.load() }

  func add(_ subscriber: Subscriber) {
    subscribers.withLock { subscribers in
      subscribers.append(subscriber)
      hasSome.store(true)
    }
  }

  func takeAll() -> [Subscriber] {
    subscribers.withLock { subscribers in
      hasSome.store(false)
      defer { subscribers = [] }
      return subscribers
    }
  }
}
