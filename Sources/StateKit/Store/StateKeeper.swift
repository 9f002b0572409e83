/// Remembers a part of the state that may go, for those that read it late.
@MainActor
protocol StateKeeper: AnyObject {
  /// Takes the present value, if there is one.
  func keep()
}

/// Who is to be told after each change, as long as someone holds them.
@MainActor
struct StateKeeperList {
  private struct Entry {
    weak var keeper: (any StateKeeper)?
    /// Nil where it is not known.
    let domains: Range<Int>?
  }

  private var entries: [Entry] = []
  private var countToTidyAt = 8

  var count: Int { entries.count }

  /// - Parameter domains: The domains of what the keeper remembers, counted from the root of the store.
  mutating func add(_ keeper: any StateKeeper, domains: Range<Int>?) {
    if entries.count >= countToTidyAt {
      entries.removeAll { $0.keeper == nil }
      // Twice what lives, so that tidying costs the same per keeper however many there are.
      countToTidyAt = max(8, entries.count * 2)
    }
    entries.append(Entry(keeper: keeper, domains: domains))
  }

  func keep(_ touched: TouchedDomains) {
    for entry in entries where entry.domains.map(touched.overlaps) ?? true { entry.keeper?.keep() }
  }
}
