/// Which leaves an accessor's key path can match.
///
/// The table is composed from the literals of each generated file: a literal and a key path made by `appending` are
/// equal and have one hash value, also across modules. It is made when the first key path is registered, so that
/// nobody pays for it who registers none.
struct KeyPathTable {
  private var leaves: [AnyKeyPath: Range<Int>] = [:]

  /// The leaves below the accessor, or nil where the path is no accessor of the tree: one that goes on into a
  /// payload, or a property written by hand.
  func leaves(of path: AnyKeyPath) -> Range<Int>? {
    leaves[path]
  }

  init<Root: DomainAction>(root: Root.Type) {
    for (child, first) in zip(Root.actionTree.children, Root.actionTree.leafOffsets) {
      guard let path = child.keyPaths()?.fromParent else { continue }
      leaves[path] = first..<first + child.leafCount()
      child.addKeyPaths(path, first, &self)
    }
  }

  /// Adds what lies below `path`, whose value is an optional `Action`.
  mutating func add<Action: DomainAction>(_ type: Action.Type, below path: AnyKeyPath, firstLeaf: Int) {
    for (offset, leaf) in Action.leafKeyPaths.enumerated() {
      guard let whole = path.appending(path: leaf) else { continue }
      leaves[whole] = firstLeaf + offset..<firstLeaf + offset + 1
    }
    for (child, offset) in zip(Action.actionTree.children, Action.actionTree.leafOffsets) {
      guard let step = child.keyPaths()?.fromOptional, let whole = path.appending(path: step) else {
        continue
      }
      leaves[whole] = firstLeaf + offset..<firstLeaf + offset + child.leafCount()
      child.addKeyPaths(whole, firstLeaf + offset, &self)
    }
  }
}
