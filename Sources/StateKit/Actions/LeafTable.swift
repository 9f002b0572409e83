/// Elements by the leaf of the actions that they are for, so that an action costs nothing for those of others.
struct LeafTable<Element> {
  struct Entry {
    /// Where it stands among all: each inserted one has a greater number than those before.
    let order: Int
    let element: Element
  }

  /// Those that look at every action.
  private var everywhere: [Entry] = []
  private var byLeaf: [Int: [Entry]] = [:]

  /// Adds an element for some leaves; nil is every action, also of those that have no leaves.
  mutating func insert(_ element: Element, order: Int, leaves: Range<Int>?) {
    let entry = Entry(order: order, element: element)
    guard let leaves else { return everywhere.append(entry) }
    for leaf in leaves { byLeaf[leaf, default: []].append(entry) }
  }

  /// Removes what was inserted with this order and these leaves.
  mutating func remove(order: Int, leaves: Range<Int>?) {
    guard let leaves else { return everywhere.removeAll(numbered: order, by: \.order) }
    for leaf in leaves {
      byLeaf[leaf]?.removeAll(numbered: order, by: \.order)
      if byLeaf[leaf]?.isEmpty == true { byLeaf[leaf] = nil }
    }
  }

  /// Whether there are any for a leaf alone.
  func isFilled(at leaf: Int) -> Bool { byLeaf[leaf] != nil }

  /// Whether there are any that look at every action.
  var isFilledEverywhere: Bool { !everywhere.isEmpty }

  /// Those for an action of a leaf, in order; nil is an action that has none.
  func entries(at leaf: Int?) -> [Entry] {
    let own = leaf.flatMap { byLeaf[$0] } ?? []
    if everywhere.isEmpty { return own }
    if own.isEmpty { return everywhere }
    return merged(own, everywhere)
  }

  private func merged(_ left: [Entry], _ right: [Entry]) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity(left.count + right.count)
    var next = right.startIndex
    for entry in left {
      while next < right.endIndex, right[next].order < entry.order {
        merged.append(right[next])
        next += 1
      }
      merged.append(entry)
    }
    return merged + right[next...]
  }
}

extension LeafTable: Sendable where Element: Sendable {}
extension LeafTable.Entry: Sendable where Element: Sendable {}
