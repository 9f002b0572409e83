/// The subscribers of a store, stored by domain, so that a change of one domain costs nothing for the subscribers of
/// others.
///
/// The files belong to the main actor. Any thread may cancel subscribers; they are removed when the files are used
/// next.
@MainActor
final class Subscribers {
  typealias Body = Subscriber.Body

  private let tree: DomainTable
  /// The store's clock, for code that waits for a state.
  let clock: any Clock<Duration>
  private var files: SubscriberFiles
  private let concerned: ConcernedSubscribers
  private let cancelled = CancelledSubscribers()
  private var isNotifying = false
  private var lastNumber = 0

  init(tree: DomainTable, clock: any Clock<Duration> = ContinuousClock()) {
    self.tree = tree
    self.clock = clock
    self.files = SubscriberFiles(tree: tree)
    self.concerned = ConcernedSubscribers(domainCount: tree.parents.count)
  }

  /// The subscription may be cancelled on any thread.
  func add(_ domains: Range<Int>, _ body: @escaping Body) -> Subscription {
    if !isNotifying { removeCancelled() }
    lastNumber += 1
    let domains = domains.clamped(to: tree.parents.indices)
    let subscriber = Subscriber(number: lastNumber, domains: domains, body: body)
    files.add(subscriber)
    concerned.forget(domains)
    return Subscription { [weak subscriber, cancelled] in
      guard let subscriber else { return }
      subscriber.cancel()
      cancelled.add(subscriber)
    }
  }

  /// Calls the current subscribers, in the order of subscription; one that is cancelled meanwhile is not called.
  func notify(_ touched: TouchedDomains) {
    for subscriber in files.subscribers(concernedWith: touched) { subscriber.call() }
  }

  /// Calls the subscribers to one domain's own properties, for a change of these alone. It neither allocates memory nor
  /// counts references.
  func notify(_ domain: Int) {
    if isNotifying || !concerned.knows(domain) { return notify(TouchedDomains(domain: domain)) }
    if cancelled.isFilled { removeCancelled() }
    isNotifying = true
    concerned.call(domain) { files.subscribers(concernedWith: domain) }
    isNotifying = false
  }

  /// Must not be called while subscribers are notified, because the lists do not retain them.
  private func removeCancelled() {
    for subscriber in cancelled.takeAll() {
      files.remove(subscriber)
      concerned.forget(subscriber.domains)
    }
  }

  var count: Int { files.count }
  var isEmpty: Bool { count == 0 }
}
