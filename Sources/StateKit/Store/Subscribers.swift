import Synchronization

/// Who is told when domains may have changed, filed by domain, so that those of other domains cost nothing.
final class Subscribers: Sendable {
  typealias Body = @MainActor @Sendable () -> Void

  private final class Subscriber: Sendable {
    /// Counted up: the order in which they came.
    let number: Int
    let domains: Range<Int>
    let body: Body
    let isActive = Atomic(true)

    init(number: Int, domains: Range<Int>, body: @escaping Body) {
      self.number = number
      self.domains = domains
      self.body = body
    }
  }

  /// Those whose first domain is the same.
  private struct Filed {
    /// Those of this domain alone: what changes below it costs nothing for them.
    var own: [Subscriber] = []
    /// Those of the domains below it too.
    var deep: [Subscriber] = []

    var all: [Subscriber] { own + deep }
    var isEmpty: Bool { own.isEmpty && deep.isEmpty }

    subscript(domains: Range<Int>) -> [Subscriber] {
      get { domains.count == 1 ? own : deep }
      _modify {
        if domains.count == 1 { yield &own } else { yield &deep }
      }
    }
  }

  private struct Contents {
    /// By the first of the domains that they are concerned with.
    var subscribers: [Int: Filed] = [:]
    var lastNumber = 0
  }

  private let contents = Lock(Contents())
  private let tree: DomainTable

  init(tree: DomainTable) {
    self.tree = tree
  }

  /// Any thread may cancel the subscription.
  func add(_ domains: Range<Int>, _ body: @escaping Body) -> Subscription {
    let subscriber = contents.withLock { contents in
      contents.lastNumber += 1
      let subscriber = Subscriber(number: contents.lastNumber, domains: domains, body: body)
      contents.subscribers[domains.lowerBound, default: Filed()][domains].append(subscriber)
      return subscriber
    }
    return Subscription { [weak self, weak subscriber] in
      guard let subscriber else { return }
      subscriber.isActive.store(false, ordering: .relaxed)
      // Freed outside of the lock, as what it holds may end other subscriptions.
      withExtendedLifetime(subscriber) { self?.remove(subscriber) }
    }
  }

  /// Calls those that are there now, in the order in which they came; one that is cancelled meanwhile is not called
  /// any more.
  @MainActor
  func notify(_ touched: TouchedDomains) {
    let concerned = contents.withLock { contents in
      contents.subscribers.isEmpty ? [] : self.concerned(touched, in: contents.subscribers)
    }
    for subscriber in concerned where subscriber.isActive.load(ordering: .relaxed) { subscriber.body() }
  }

  var count: Int { contents.withLock { $0.subscribers.values.reduce(0) { $0 + $1.all.count } } }
  var isEmpty: Bool { count == 0 }

  private func remove(_ subscriber: Subscriber) {
    let domain = subscriber.domains.lowerBound
    contents.withLock { contents in
      contents.subscribers[domain]?[subscriber.domains].removeAll(numbered: subscriber.number, by: \.number)
      if contents.subscribers[domain]?.isEmpty == true { contents.subscribers[domain] = nil }
    }
  }

  private func concerned(_ touched: TouchedDomains, in filed: [Int: Filed]) -> [Subscriber] {
    var found: [Subscriber] = []
    for range in touched.ranges {
      found += filed[range.lowerBound]?.all ?? []
      for domain in tree.path(to: range.lowerBound).dropFirst() { found += filed[domain]?.deep ?? [] }
      for domain in domains(below: range, among: filed) { found += filed[domain]?.all ?? [] }
    }
    if found.count < 2 { return found }
    found.sort { $0.number < $1.number }
    return touched.others.isEmpty ? found : withoutRepeats(found)
  }

  /// The domains after the first one of a range that somebody is concerned with.
  private func domains(below range: Range<Int>, among filed: [Int: Filed]) -> [Int] {
    let below = range.dropFirst()
    return below.count <= filed.count ? Array(below) : filed.keys.filter(below.contains)
  }

  private func withoutRepeats(_ sorted: [Subscriber]) -> [Subscriber] {
    zip(sorted, [nil] + sorted).compactMap { $0 === $1 ? nil : $0 }
  }
}
