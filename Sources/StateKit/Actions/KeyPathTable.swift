/// Which leaves an accessor's key path can match.
///
/// The table is composed from the literals of each generated file: a literal and a key path made by `appending` are
/// equal and have one hash value, also across modules. It is made when the first key path is registered, so that
/// nobody pays for it who registers none.
struct KeyPathTable {
  private var leaves: [AnyKeyPath: Range<Int>] = [:]
  /// By the descriptions of the key paths; made when the first path comes that is no accessor.
  private var leavesByDescription: [String: Range<Int>]?

  /// The leaves below the accessor, or below the last accessor on the way of a path that goes on into a payload;
  /// nil for a path that begins with a property written by hand.
  mutating func leaves(of path: AnyKeyPath) -> Range<Int>? {
    leaves[path] ?? leaves(ofPrefixesOf: path)
  }

  /// Key paths cannot be taken apart, but they describe themselves component by component, each by its name or by
  /// the address of its getter, with `?` where a path ends at nil. If descriptions ever come to look otherwise, no
  /// prefix is found, and the path is tried on every action.
  private mutating func leaves(ofPrefixesOf path: AnyKeyPath) -> Range<Int>? {
    let known = leavesByDescription ?? describedLeaves()
    leavesByDescription = known
    let description = path.debugDescription
    let ends = description.indices.reversed().lazy.filter { description[$0] == "?" }
    return ends.compactMap { known[String(description[..<$0])] }.first
  }

  /// Without accessors that look alike, as nothing could be said of a path that goes through one of them.
  private func describedLeaves() -> [String: Range<Int>] {
    Dictionary(grouping: leaves) { $0.key.debugDescription }
      .compactMapValues { $0.count == 1 ? $0.first?.value : nil }
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
