/// Who is told when domains may have changed, filed by domain, so that those of other domains cost nothing.
///
/// The files are the main actor's alone. What is cancelled, by any thread, is taken out when they are next used.
@MainActor
final class Subscribers {
  typealias Body = Subscriber.Body

  private let tree: DomainTable
  private var files: SubscriberFiles
  private let concerned: ConcernedSubscribers
  private let cancelled = CancelledSubscribers()
  private var isNotifying = false
  private var lastNumber = 0

  init(tree: DomainTable) {
    self.tree = tree
    self.files = SubscriberFiles(tree: tree)
    self.concerned = ConcernedSubscribers(domainCount: tree.parents.count)
  }

  /// Any thread may cancel the subscription.
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

  /// Calls those that are there now, in the order in which they came; one that is cancelled meanwhile is not called
  /// any more.
  func notify(_ touched: TouchedDomains) {
    for subscriber in files.subscribers(concernedWith: touched) { subscriber.call() }
  }

  /// The same where one domain's own properties are all that was touched. It allocates and counts nothing.
  func notify(_ domain: Int) {
    if isNotifying || !concerned.knows(domain) { return notify(TouchedDomains(domain: domain)) }
    if cancelled.isFilled { removeCancelled() }
    isNotifying = true
    concerned.call(domain) { files.subscribers(concernedWith: domain) }
    isNotifying = false
  }

  /// Not while they are notified, as they are not counted then.
  private func removeCancelled() {
    for subscriber in cancelled.takeAll() {
      files.remove(subscriber)
      concerned.forget(subscriber.domains)
    }
  }

  var count: Int { files.count }
  var isEmpty: Bool { count == 0 }
}
