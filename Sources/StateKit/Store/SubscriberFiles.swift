/// Subscribers by the domains that they are concerned with.
struct SubscriberFiles {
  /// Those whose first domain is the same.
  private struct File {
    /// Those of this domain alone: what changes below it costs nothing for them.
    var own: [Subscriber] = []
    /// Those of the domains below it too.
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

  /// How many there are that are not cancelled.
  var count: Int { files.values.reduce(0) { $0 + $1.all.count { !$0.isCancelled } } }

  mutating func add(_ subscriber: Subscriber) {
    files[subscriber.domains.lowerBound, default: File()][subscriber.domains].append(subscriber)
  }

  mutating func remove(_ subscriber: Subscriber) {
    let domain = subscriber.domains.lowerBound
    files[domain]?[subscriber.domains].removeAll(numbered: subscriber.number, by: \.number)
    if files[domain]?.all.isEmpty == true { files[domain] = nil }
  }

  /// Those of the properties of one domain, in the order in which they came.
  func subscribers(concernedWith domain: Int) -> [Subscriber] {
    concerned(domain..<domain + 1).sorted { $0.number < $1.number }
  }

  /// Those of all that was touched, in the order in which they came.
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

  /// The domains after the first one of a range that somebody is concerned with.
  private func domains(below range: Range<Int>) -> [Int] {
    let below = range.dropFirst()
    return below.count <= files.count ? Array(below) : files.keys.filter(below.contains)
  }

  private func withoutRepeats(_ sorted: [Subscriber]) -> [Subscriber] {
    zip(sorted, [nil] + sorted).compactMap { $0 === $1 ? nil : $0 }
  }
}
