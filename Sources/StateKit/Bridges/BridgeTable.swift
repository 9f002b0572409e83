/// Bridges by the leaf that they start at.
final class BridgeTable<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  typealias Element = Bridge<InputAction, OutputAction, State>

  private let all: [Element]
  private let index = ActionIndex<InputAction>()
  /// Nil until an action comes: middleware is often built bridge by bridge, and key paths are resolved once.
  private let table = Lock<LeafTable<Element>?>(nil)

  init(_ bridges: [Element]) {
    self.all = bridges
  }

  /// The bridges that an action may fire, in the order in which they were added.
  func bridges(for action: InputAction) -> [LeafTable<Element>.Entry] {
    guard !all.isEmpty else { return [] }
    let table = table.withLock { table in
      if let table { return table }
      let made = makeTable()
      table = made
      return made
    }
    return table.entries(at: index.leafIndex?(action))
  }

  private func makeTable() -> LeafTable<Element> {
    var table = LeafTable<Element>()
    for (order, bridge) in all.enumerated() {
      table.insert(bridge, order: order, leaves: index.leaves(bridge.path))
    }
    return table
  }
}
