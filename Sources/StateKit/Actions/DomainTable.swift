/// The structure of a tree of domains: the parent of each domain, and the position of its state in the root's memory.
struct DomainTable: Sendable {
  /// The parent of each domain; -1 for the root.
  private(set) var parents: [Int]
  /// The bytes of each domain's state in the root's state; nil if the state is stored elsewhere.
  private(set) var bytes: [Range<Int>?]

  /// The table of a state and actions that are not generated: one domain.
  static func single<State>(_ type: State.Type) -> DomainTable {
    DomainTable(parents: [-1], bytes: [0..<MemoryLayout<State>.size])
  }

  /// Adds the tree of a child.
  ///
  /// - Parameter offset: The position of the child's state in the root's; nil if it is stored elsewhere.
  mutating func append(_ child: DomainTable, at offset: Int?) {
    let first = parents.count
    parents += child.parents.map { $0 < 0 ? 0 : first + $0 }
    bytes += child.bytes.map { bytes in
      offset.flatMap { offset in bytes.map { offset + $0.lowerBound..<offset + $0.upperBound } }
    }
  }

  /// The table of a child whose state is wrapped in another value, an optional or a list.
  func inside<Container>(of type: Container.Type) -> DomainTable {
    var table = self
    table.bytes = [0..<MemoryLayout<Container>.size] + Array(repeating: nil, count: parents.count - 1)
    return table
  }

  /// The table of a tree whose states are not stored in the root's memory.
  var elsewhere: DomainTable {
    var table = self
    table.bytes = Array(repeating: nil, count: parents.count)
    return table
  }

  /// The domains from a given one up to the root.
  func path(to domain: Int) -> some Sequence<Int> {
    sequence(first: domain) { [parents] in parents[$0] < 0 ? nil : parents[$0] }
  }

  /// The domains that a part of the root's state belongs to: for the whole state of a domain, that domain and all below
  /// it; for a property, its own domain; for a part that is stored outside the state's own memory, all domains.
  ///
  /// - Parameter part: The bytes of the part in the root's state.
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

/// The table of a store's tree: one domain, if the actions are not generated.
///
/// If the state is not that of the actions' domain (a list, an optional, or a state written by hand that contains it),
/// memory positions are unknown, but a reducer may still mark the domains that it changes.
func domainTable<State, Action>(of type: Action.Type, for state: State.Type) -> DomainTable {
  func table<Root: DomainAction>(of type: Root.Type) -> DomainTable {
    let table = type.actionTree.domainTable
    return Root.DomainState.self == state ? table : table.elsewhere
  }
  if let type = type as? any ElementAction.Type { return type.domainTable.elsewhere }
  return (type as? any DomainAction.Type).map { table(of: $0) } ?? .single(state)
}
