/// By domain: all who are told when its own properties change, in order, until one comes or goes.
///
/// It is memory of its own, as an array in a property would be watched and counted at each dispatch. The subscribers
/// are owned by the files that the lists are made of.
@MainActor
final class ConcernedSubscribers {
  typealias List = UnsafeMutableBufferPointer<Unmanaged<Subscriber>>

  private let domainCount: Int
  // Allocated in `init`, freed in `deinit`, which has the last reference.
  private nonisolated(unsafe) let lists: UnsafeMutablePointer<List?>
  /// The domain whose list is being used.
  private var used: Int?

  init(domainCount: Int) {
    self.domainCount = domainCount
    lists = .allocate(capacity: domainCount)
    lists.initialize(repeating: nil, count: domainCount)
  }

  deinit {
    for domain in 0..<domainCount { lists[domain]?.deallocate() }
    lists.deallocate()
  }

  /// Whether a domain is one of the tree: a reducer written by hand may mark any.
  @inline(__always)
  func knows(_ domain: Int) -> Bool { domain >= 0 && domain < domainCount }

  /// Calls those of a domain, which must be one of the tree.
  ///
  /// - Parameter make: Finds them, if that is not known.
  @inline(__always)
  func call(_ domain: Int, make: () -> [Subscriber]) {
    let list = lists[domain] ?? ConcernedSubscribers.list(of: make())
    if list.isEmpty { return lists[domain] = list }
    // Taken out, so that it stays as it is if it is forgotten meanwhile.
    lists[domain] = nil
    used = domain
    for subscriber in list { subscriber.withObject { $0.call() } }
    if used == domain { lists[domain] = list } else { list.deallocate() }
    used = nil
  }

  /// Forgets the lists that a subscriber is in, or is to be in.
  ///
  /// - Parameter domains: One domain, or one with all that is below it, as subscribers have them: who is concerned with
  ///   some of what is below a domain would be missed.
  func forget(_ domains: Range<Int>) {
    if let used, domains.contains(used) { self.used = nil }
    for domain in domains {
      lists[domain]?.deallocate()
      lists[domain] = nil
    }
  }

  private static func list(of subscribers: [Subscriber]) -> List {
    let list = List.allocate(capacity: subscribers.count)
    _ = list.initialize(from: subscribers.map { .passUnretained($0) })
    return list
  }
}
