/// The leaves that an accessor's key path can match.
///
/// The accessors of children are always listed, those of actions if the schema says `"accessors": "indexed"` or `"full"`.
/// A path that is not listed is known by the child that it begins with, and is tried on each action of this child.
///
/// The table is composed from the literals of each generated file: a literal and a key path made by `appending` are
/// equal and have the same hash value, also across modules. It is composed when the first key path is registered, so
/// apps that register no key path do not pay for it.
struct KeyPathTable {
  /// The leaves of a path, and whether the path ends at the accessor that is known.
  typealias Place = (leaves: Range<Int>, isWhole: Bool)

  private var leaves: [AnyKeyPath: Range<Int>] = [:]
  /// The leaves by the descriptions of key paths; composed when a path is looked up that is not in `leaves`.
  private var leavesByDescription: [String: Range<Int>]?
  private let describeOwnLeaves: () -> [String?]

  /// The leaves below the accessor. For a path that continues into a payload, the leaves below its last known accessor;
  /// nil for a path that may match any action, such as a property written by hand.
  mutating func place(of path: AnyKeyPath) -> Place? {
    leaves[path].map { ($0, true) } ?? place(ofPrefixesOf: path)
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

  /// Adds the key paths below `path`, whose value is an optional `Action`.
  mutating func add<Action: DomainAction>(_ type: Action.Type, below path: AnyKeyPath, firstLeaf: Int) {
    for (offset, leaf) in Action.leafKeyPaths.enumerated() {
      add(leaf, below: path, leaves: firstLeaf + offset..<firstLeaf + offset + 1)
    }
    for request in Action.actionTree.requests {
      guard let step = request.keyPaths()?.fromOptional else { continue }
      let range = firstLeaf + request.leaves.lowerBound..<firstLeaf + request.leaves.upperBound
      add(step, below: path, leaves: range)
    }
    for (child, offset) in zip(Action.actionTree.children, Action.actionTree.leafOffsets) {
      guard let step = child.keyPaths()?.fromOptional, let whole = path.appending(path: step) else {
        continue
      }
      leaves[whole] = firstLeaf + offset..<firstLeaf + offset + child.leafCount()
      child.addKeyPaths(whole, firstLeaf + offset, &self)
    }
  }

  /// Adds the key path of an accessor below `path`, whose value is an optional action.
  mutating func add(_ accessor: AnyKeyPath, below path: AnyKeyPath, leaves range: Range<Int>) {
    if let whole = path.appending(path: accessor) { leaves[whole] = range }
  }

  /// Key paths cannot be split, but their descriptions list each component, by its name or by the address of its
  /// getter, with `?` where the value may be nil. Equal descriptions mean equal getters, so a match is always right. A
  /// match can be missed: an optimized build may give a getter a different address in each file of its module, and
  /// descriptions exist only from iOS 16.4 and macOS 13.3 on. Such a path is tried on every action.
  private mutating func place(ofPrefixesOf path: AnyKeyPath) -> Place? {
    let known = leavesByDescription ?? describedLeaves()
    leavesByDescription = known
    guard let description = path.components else { return nil }
    let ends = description.indices.reversed().lazy.filter { description[$0] == "?" }
    return known[description].map { ($0, true) }
      ?? ends.compactMap { known[String(description[..<$0])] }.first.map { ($0, false) }
  }

  /// Leaves out accessors with equal descriptions, because a path through one of them would be ambiguous.
  private func describedLeaves() -> [String: Range<Int>] {
    let own = describeOwnLeaves().enumerated().compactMap { leaf, description in
      description.map { ($0, leaf..<leaf + 1) }
    }
    let below = leaves.compactMap { path, leaf in path.components.map { ($0, leaf) } }
    return Dictionary(grouping: own + below, by: \.0)
      .compactMapValues { $0.count == 1 ? $0.first?.1 : nil }
  }

  /// The description of a path to one of the root's own leaves as it reads when the path starts at the root instead of
  /// an optional root; the path itself cannot be converted.
  private static func describe<Root>(_ path: PartialKeyPath<Root?>, from root: Root.Type) -> String? {
    guard let parts = path.components?.split(separator: "?.", maxSplits: 1) else { return nil }
    return parts.count == 2 ? "\\\(root).\(parts[1])" : nil
  }
}

extension AnyKeyPath {
  /// The description of the components; nil where the system does not have it.
  fileprivate var components: String? {
    if #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *) { debugDescription } else { nil }
  }
}
