/// Bridges by the leaves that trigger them.
final class BridgeTable<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  typealias Element = Bridge<InputAction, OutputAction, State>

  /// The bridges by leaf, and the leaves that have any.
  private struct Filed {
    var table = LeafTable<Element>()
    let filter: LeafFilter
  }

  private let all: [Element]
  private let index = ActionIndex<InputAction>()
  /// Created on first use: middleware is often built bridge by bridge, and key paths should be resolved once.
  @MainActor private var made: Filed?

  init(_ bridges: [Element]) {
    self.all = bridges
  }

  /// The bridges that an action may trigger, in the order in which they were added.
  @MainActor
  func bridges(for action: InputAction) -> [LeafTable<Element>.Entry] {
    guard !all.isEmpty else { return [] }
    let leaf = index.leafIndex(of: action)
    let filed = filed
    return filed.filter.mayContain(leaf) ? filed.table.entries(at: leaf) : []
  }

  /// The leaves that trigger bridges.
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
