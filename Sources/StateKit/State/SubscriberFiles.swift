/// Subscribers by the domains that they are concerned with.
struct SubscriberFiles {
  /// The subscribers with the same first domain.
  private struct File {
    /// The subscribers to this domain alone; changes below it do not concern them.
    var own: [Subscriber] = []
    /// The subscribers to this domain and all domains below it.
    var deep: [Subscriber] = []

    var all: [Subscriber] { own + deep }

    subscript(domains: Range<Int>) -> [Subscriber] {
      get { domains.count == 1 ? own : deep }
      _modify {
        if domains.count == 1 { yield &own } else { yield &deep }
      }
    }
  }

  private let tree: DomainTable
  private var files: [Int: File] = [:]

  init(tree: DomainTable) {
    self.tree = tree
  }

  /// The number of subscribers that are not cancelled.
  var count: Int { files.values.reduce(0) { $0 + $1.all.count { !$0.isCancelled } } }

  mutating func add(_ subscriber: Subscriber) {
    files[subscriber.domains.lowerBound, default: File()][subscriber.domains].append(subscriber)
  }

  mutating func remove(_ subscriber: Subscriber) {
    let domain = subscriber.domains.lowerBound
    files[domain]?[subscriber.domains].removeAll(numbered: subscriber.number, by: \.number)
    if files[domain]?.all.isEmpty == true { files[domain] = nil }
  }

  /// The subscribers to the properties of one domain, in the order of subscription.
  func subscribers(concernedWith domain: Int) -> [Subscriber] {
    concerned(domain..<domain + 1).sorted { $0.number < $1.number }
  }

  /// The subscribers to all touched domains, in the order of subscription.
  func subscribers(concernedWith touched: TouchedDomains) -> [Subscriber] {
    if files.isEmpty { return [] }
    let sorted = touched.ranges.flatMap { concerned($0) }.sorted { $0.number < $1.number }
    return touched.others == nil ? sorted : withoutRepeats(sorted)
  }

  private func concerned(_ range: Range<Int>) -> [Subscriber] {
    var found: [Subscriber] = files[range.lowerBound]?.all ?? []
    for domain in tree.path(to: range.lowerBound).dropFirst() { found += files[domain]?.deep ?? [] }
    for domain in domains(below: range) { found += files[domain]?.all ?? [] }
    return found
  }

  /// The domains after the first one of a range that have subscribers.
  private func domains(below range: Range<Int>) -> [Int] {
    let below = range.dropFirst()
    return below.count <= files.count ? Array(below) : files.keys.filter(below.contains)
  }

  private func withoutRepeats(_ sorted: [Subscriber]) -> [Subscriber] {
    zip(sorted, [nil] + sorted).compactMap { $0 === $1 ? nil : $0 }
  }
}
