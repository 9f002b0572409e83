/// Elements stored by the leaves that they are for, so that an action does not pay for elements of other actions.
struct LeafTable<Element> {
  struct Entry {
    /// The position in the order of insertion: a later element has a greater number.
    let order: Int
    let element: Element
  }

  /// The elements for every action.
  private var everywhere: [Entry] = []
  private var byLeaf: [Int: [Entry]] = [:]

  /// Adds an element for some leaves; nil stands for every action, even one without a leaf.
  mutating func insert(_ element: Element, order: Int, leaves: Range<Int>?) {
    let entry = Entry(order: order, element: element)
    guard let leaves else { return everywhere.append(entry) }
    for leaf in leaves { byLeaf[leaf, default: []].append(entry) }
  }

  /// Removes the element that was inserted with this order and these leaves.
  mutating func remove(order: Int, leaves: Range<Int>?) {
    guard let leaves else { return everywhere.removeAll(numbered: order, by: \.order) }
    for leaf in leaves {
      byLeaf[leaf]?.removeAll(numbered: order, by: \.order)
      if byLeaf[leaf]?.isEmpty == true { byLeaf[leaf] = nil }
    }
  }

  /// Whether the leaf has elements, apart from those for every action.
  func isFilled(at leaf: Int) -> Bool { byLeaf[leaf] != nil }

  /// Whether there are elements for every action.
  var isFilledEverywhere: Bool { !everywhere.isEmpty }

  /// The elements for an action with a leaf, in order; nil stands for an action without a leaf.
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
