import Synchronization

/// A store's subscribers, in the order in which they came. Any thread may remove one.
final class SubscriberList<State>: Sendable {
  typealias Body = @MainActor @Sendable (StateReader<State>) -> Void

  private final class Subscriber: Sendable {
    let body: Body
    let isActive = Atomic(true)

    init(_ body: @escaping Body) {
      self.body = body
    }
  }

  private let subscribers = Lock<[Subscriber]>([])

  func add(_ body: @escaping Body) -> Subscription {
    let subscriber = Subscriber(body)
    subscribers.withLock { $0.append(subscriber) }
    return Subscription { [weak self, weak subscriber] in
      guard let subscriber else { return }
      subscriber.isActive.store(false, ordering: .relaxed)
      // Freed outside of the lock, as what it holds may end other subscriptions.
      withExtendedLifetime(subscriber) {
        self?.subscribers.withLock { $0.removeAll { $0 === subscriber } }
      }
    }
  }

  /// Calls those that are there now; one that is cancelled meanwhile is not called any more.
  @MainActor
  func notify(_ state: StateReader<State>) {
    for subscriber in subscribers.withLock({ $0 }) where subscriber.isActive.load(ordering: .relaxed) {
      subscriber.body(state)
    }
  }
}
