/// Bridges by the leaf that they start at.
final class BridgeTable<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  typealias Element = Bridge<InputAction, OutputAction, State>

  private let all: [Element]
  private let index = ActionIndex<InputAction>()
  private let filter: LeafFilter
  /// Made when it is needed: middleware is often built bridge by bridge, and key paths are resolved once.
  @MainActor private var made: LeafTable<Element>?

  init(_ bridges: [Element]) {
    self.all = bridges
    self.filter = LeafFilter(leafCount: index.leafCount)
  }

  /// The bridges that an action may fire, in the order in which they were added.
  @MainActor
  func bridges(for action: InputAction) -> [LeafTable<Element>.Entry] {
    guard !all.isEmpty else { return [] }
    let table = table()
    let leaf = index.leafIndex(of: action)
    return filter.mayContain(leaf) ? table.entries(at: leaf) : []
  }

  /// The leaves that bridges start at.
  @MainActor
  var resolvedFilter: LeafFilter {
    _ = table()
    return filter
  }

  @MainActor
  private func table() -> LeafTable<Element> {
    if let made { return made }
    let table = makeTable()
    made = table
    return table
  }

  private func makeTable() -> LeafTable<Element> {
    var table = LeafTable<Element>()
    for (order, bridge) in all.enumerated() {
      let leaves = index.leaves(bridge.path)
      table.insert(bridge, order: order, leaves: leaves)
      filter.set(leaves, { _ in true }, everywhere: true)
    }
    return table
  }
}
