/// Where the domains of a tree are: each one's parent, and where its state lies in the memory of the root's.
struct DomainTable: Sendable {
  /// By domain; the root's is -1.
  private(set) var parents: [Int]
  /// By domain: the bytes of its state in the state of the root; nil where they are elsewhere.
  private(set) var bytes: [Range<Int>?]

  /// Of a state and actions that are not generated: one domain.
  static func single<State>(_ type: State.Type) -> DomainTable {
    DomainTable(parents: [-1], bytes: [0..<MemoryLayout<State>.size])
  }

  /// Adds the tree of a child.
  ///
  /// - Parameter offset: Where the child's state lies in the root's; nil where it is elsewhere.
  mutating func append(_ child: DomainTable, at offset: Int?) {
    let first = parents.count
    parents += child.parents.map { $0 < 0 ? 0 : first + $0 }
    bytes += child.bytes.map { bytes in
      offset.flatMap { offset in bytes.map { offset + $0.lowerBound..<offset + $0.upperBound } }
    }
  }

  /// That of a child whose state is inside of another value, an optional or a list.
  func inside<Container>(of type: Container.Type) -> DomainTable {
    var table = self
    table.bytes = [0..<MemoryLayout<Container>.size] + Array(repeating: nil, count: parents.count - 1)
    return table
  }

  /// That of a tree whose states are not in the memory of the root's.
  var elsewhere: DomainTable {
    var table = self
    table.bytes = Array(repeating: nil, count: parents.count)
    return table
  }

  /// From a domain up to the root.
  func path(to domain: Int) -> some Sequence<Int> {
    sequence(first: domain) { [parents] in parents[$0] < 0 ? nil : parents[$0] }
  }

  /// The domains that a part of the root's state is concerned with: the one whose state it is, with those below, or
  /// the one that it is a property of. All where it lies elsewhere than in the state's own memory.
  ///
  /// - Parameter part: Its bytes in the root's state.
  func domains(concernedWith part: Range<Int>?) -> Range<Int> {
    guard let part, !part.isEmpty else { return 0..<parents.count }
    let domain =
      bytes.lastIndex {
        $0.map { $0.lowerBound <= part.lowerBound && part.upperBound <= $0.upperBound } ?? false
      } ?? 0
    return bytes[domain] == part ? domain..<end(of: domain) : domain..<domain + 1
  }

  private func end(of domain: Int) -> Int {
    parents[(domain + 1)...].firstIndex { $0 < domain } ?? parents.count
  }
}

/// The table of a store's tree: one domain, where the actions are not generated.
///
/// Where the state is not that of the actions' domain (a list, an optional, one made by hand around it) its memory
/// says nothing, but a reducer may still mark the domains.
func domainTable<State, Action>(of type: Action.Type, for state: State.Type) -> DomainTable {
  func table<Root: DomainAction>(of type: Root.Type) -> DomainTable {
    let table = type.actionTree.domainTable
    return Root.DomainState.self == state ? table : table.elsewhere
  }
  if let type = type as? any ElementAction.Type { return type.domainTable.elsewhere }
  return (type as? any DomainAction.Type).map { table(of: $0) } ?? .single(state)
}
