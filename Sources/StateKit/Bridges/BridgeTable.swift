/// Bridges by the leaf that they start at.
final class BridgeTable<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  typealias Element = Bridge<InputAction, OutputAction, State>

  /// The bridges, and the leaves that any starts at.
  private struct Filed {
    var table = LeafTable<Element>()
    let filter: LeafFilter
  }

  private let all: [Element]
  private let index = ActionIndex<InputAction>()
  /// Made when it is needed: middleware is often built bridge by bridge, and key paths are resolved once.
  @MainActor private var made: Filed?

  init(_ bridges: [Element]) {
    self.all = bridges
  }

  /// The bridges that an action may fire, in the order in which they were added.
  @MainActor
  func bridges(for action: InputAction) -> [LeafTable<Element>.Entry] {
    guard !all.isEmpty else { return [] }
    let leaf = index.leafIndex(of: action)
    let filed = filed
    return filed.filter.mayContain(leaf) ? filed.table.entries(at: leaf) : []
  }

  /// The leaves that bridges start at.
  @MainActor
  var filter: LeafFilter { filed.filter }

  @MainActor
  private var filed: Filed {
    if let made { return made }
    let filed = file()
    made = filed
    return filed
  }

  private func file() -> Filed {
    var filed = Filed(filter: LeafFilter(leafCount: index.leafCount))
    for (order, bridge) in all.enumerated() {
      let leaves = index.leaves(bridge.path)
      filed.table.insert(bridge, order: order, leaves: leaves)
      filed.filter.set(leaves, { _ in true }, everywhere: true)
    }
    return filed
  }
}
