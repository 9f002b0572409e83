/// Which leaves an accessor's key path can match.
///
/// The table is composed from the literals of each generated file: a literal and a key path made by `appending` are
/// equal and have one hash value, also across modules. It is made when the first key path is registered, so that
/// nobody pays for it who registers none.
struct KeyPathTable {
  private var leaves: [AnyKeyPath: Range<Int>] = [:]
  /// By the descriptions of the key paths; made when the first path comes that is not in `leaves`.
  private var leavesByDescription: [String: Range<Int>]?
  private let describeOwnLeaves: () -> [String?]

  /// The leaves below the accessor, or below the last accessor that is found on the way of a path which goes on into
  /// a payload; nil for a path that may match any action, such as a property written by hand.
  mutating func leaves(of path: AnyKeyPath) -> Range<Int>? {
    leaves[path] ?? leaves(ofPrefixesOf: path)
  }

  init<Root: DomainAction>(root: Root.Type) {
    describeOwnLeaves = { Root.leafKeyPaths.map { KeyPathTable.describe($0, from: Root.self) } }
    for request in Root.actionTree.requests {
      if let path = request.keyPaths()?.fromParent { leaves[path] = request.leaves }
    }
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
    for request in Action.actionTree.requests {
      guard let step = request.keyPaths()?.fromOptional, let whole = path.appending(path: step) else {
        continue
      }
      leaves[whole] = firstLeaf + request.leaves.lowerBound..<firstLeaf + request.leaves.upperBound
    }
    for (child, offset) in zip(Action.actionTree.children, Action.actionTree.leafOffsets) {
      guard let step = child.keyPaths()?.fromOptional, let whole = path.appending(path: step) else {
        continue
      }
      leaves[whole] = firstLeaf + offset..<firstLeaf + offset + child.leafCount()
      child.addKeyPaths(whole, firstLeaf + offset, &self)
    }
  }

  /// Key paths cannot be taken apart, but they describe themselves component by component, each by its name or by
  /// the address of its getter, with `?` where a path ends at nil. Equal descriptions mean equal getters, so what is
  /// found is right. It need not be found: an optimised build may give a getter one address for each file of its
  /// module. Then the path is tried on every action.
  private mutating func leaves(ofPrefixesOf path: AnyKeyPath) -> Range<Int>? {
    let known = leavesByDescription ?? describedLeaves()
    leavesByDescription = known
    let description = path.debugDescription
    let ends = description.indices.reversed().lazy.filter { description[$0] == "?" }
    return known[description] ?? ends.compactMap { known[String(description[..<$0])] }.first
  }

  /// Without accessors that look alike, as nothing could be said of a path that goes through one of them.
  private func describedLeaves() -> [String: Range<Int>] {
    let own = describeOwnLeaves().enumerated().compactMap { leaf, description in
      description.map { ($0, leaf..<leaf + 1) }
    }
    return Dictionary(grouping: own + leaves.map { ($0.key.debugDescription, $0.value) }, by: \.0)
      .compactMapValues { $0.count == 1 ? $0.first?.1 : nil }
  }

  /// The description that a path to one of the root's own leaves has when it starts at the root, not at an
  /// optional one: there is no way to make that path itself of this one.
  private static func describe<Root>(_ path: PartialKeyPath<Root?>, from root: Root.Type) -> String? {
    let parts = path.debugDescription.split(separator: "?.", maxSplits: 1)
    return parts.count == 2 ? "\\\(root).\(parts[1])" : nil
  }
}
