/// For each domain, all subscribers to changes of its own properties, in order. A list is discarded when a subscriber
/// is added or removed.
///
/// It has its own memory, because an array property would cost exclusivity checks and reference counting at each
/// dispatch. The subscribers are owned by the files from which the lists are made.
@MainActor
final class ConcernedSubscribers {
  typealias List = UnsafeMutableBufferPointer<Unmanaged<Subscriber>>

  private let domainCount: Int
  // Allocated in `init` and freed in `deinit`, which has the last reference.
  private nonisolated(unsafe) let lists: UnsafeMutablePointer<List?>
  /// The domain whose list is in use.
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

  /// Whether a domain is in the tree: a reducer written by hand may mark any number.
  @inline(__always)
  func knows(_ domain: Int) -> Bool { domain >= 0 && domain < domainCount }

  /// Calls the subscribers of a domain, which must be in the tree.
  ///
  /// - Parameter make: Finds the subscribers if the list was not made yet.
  @inline(__always)
  func call(_ domain: Int, make: () -> [Subscriber]) {
    let list = lists[domain] ?? ConcernedSubscribers.list(of: make())
    if list.isEmpty { return lists[domain] = list }
    // Removed while it is in use, so that it stays unchanged even if it is discarded meanwhile.
    lists[domain] = nil
    used = domain
    for subscriber in list { subscriber.withObject { $0.call() } }
    if used == domain { lists[domain] = list } else { list.deallocate() }
    used = nil
  }

  /// Discards the lists that contain a subscriber, or that should contain a new one.
  ///
  /// - Parameter domains: The domains of the subscriber: one, or one with all domains below. For other ranges, a
  ///   subscriber to part of a subtree would be missed.
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
