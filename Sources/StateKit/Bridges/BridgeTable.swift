/// Bridges by the leaf that they start at.
final class BridgeTable<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  typealias Element = Bridge<InputAction, OutputAction, State>

  private struct Table: Sendable {
    let leafIndex: @Sendable (InputAction) -> Int
    var bridges: [Int: [Element]] = [:]
  }

  private let all: [Element]
  /// Nil until an action comes: middleware is often built bridge by bridge, and key paths are resolved once.
  private let table = Lock<Table??>(nil)

  init(_ bridges: [Element]) {
    self.all = bridges
  }

  /// The bridges that an action may fire, in the order in which they were added.
  func bridges(for action: InputAction) -> [Element] {
    guard !all.isEmpty else { return [] }
    let table = table.withLock { table in
      if let table { return table }
      let made = makeTable()
      table = .some(made)
      return made
    }
    guard let table else { return all }
    return table.bridges[table.leafIndex(action)] ?? []
  }

  /// Nil where actions have no index: then every bridge looks at every action.
  private func makeTable() -> Table? {
    let index = ActionIndex<InputAction>()
    guard let leafIndex = index.leafIndex else { return nil }
    var table = Table(leafIndex: leafIndex)
    let ranges = index.leaves(all.map(\.path))
    for (bridge, range) in zip(all, ranges) {
      for leaf in range ?? 0..<index.leafCount { table.bridges[leaf, default: []].append(bridge) }
    }
    return table
  }
}
