/// The actions and domains below a generated action, as numbers.
///
/// Leaves are numbered from 0: the domain's own cases first, then the phases of its requests, then the leaves of its
/// children, child by child. Domains are numbered in the same order, and the root of the tree is 0; the domains of a
/// subtree are a range. A generated file contains the constants of its own domains only. The numbers of a whole tree
/// are composed on first use, so that a new action in a child does not change the files of its parents.
public final class _ActionTree<Action: DomainAction>: Sendable {
  /// The number of leaves in the whole tree.
  package let leafCount: Int
  /// The number of domains in the whole tree, including this one.
  package let domainCount: Int
  /// The index of each child's first leaf.
  @usableFromInline package let leafOffsets: [Int]
  /// The numbers of each child's domains.
  public let domains: [Range<Int>]

  let requests: [_ActionTreeRequest<Action>]
  let children: [_ActionTreeChild<Action>]
  /// The domain's own invariants; nil without any.
  let invariants: _Invariants<Action.DomainState>?
  private let ownDeclarations: (bridges: Bool, effects: Bool)
  private let table: String
  private let workTable: String
  private let parsedLeaves = Lock<[ActionLeaf]?>(nil)
  private let composedTable = Lock<DomainTable?>(nil)
  private let composedSearch = Lock<InvariantSearch<Action.DomainState, Action>??>(nil)
  fileprivate let keyPaths = Lock<KeyPathTable?>(nil)

  /// Composes a tree.
  ///
  /// - Parameters:
  ///   - ownLeafCount: The number of the domain's own leaves.
  ///   - leaves: A line for each own leaf, `name(label:) documentation`; `label!:` marks a sensitive value.
  ///   - work: A line for each request and effect, `WorkLine`; empty where actions cannot be made up by a test.
  ///   - declaresBridges: Whether the domain itself may declare bridges. If no domain of a tree does, actions are not
  ///     asked for bridges.
  ///   - declaresEffects: Whether the domain itself may declare requests or effects.
  ///   - invariants: The domain's own invariants; nil without any.
  ///   - requests: The requests in order.
  ///   - children: The children in order.
  public init(
    ownLeafCount: Int,
    leaves: String,
    work: String = "",
    declaresBridges: Bool = true,
    declaresEffects: Bool = true,
    invariants: _Invariants<Action.DomainState>? = nil,
    requests: [_ActionTreeRequest<Action>] = [],
    children: [_ActionTreeChild<Action>]
  ) {
    self.table = leaves
    self.workTable = work
    self.ownDeclarations = (declaresBridges, declaresEffects)
    self.invariants = invariants
    self.requests = requests
    self.children = children
    var leafCount = ownLeafCount
    var domainCount = 1
    var leafOffsets: [Int] = []
    var domains: [Range<Int>] = []
    for child in children {
      leafOffsets.append(leafCount)
      domains.append(domainCount..<domainCount + child.domainCount())
      leafCount += child.leafCount()
      domainCount += child.domainCount()
    }
    self.leafCount = leafCount
    self.domainCount = domainCount
    self.leafOffsets = leafOffsets
    self.domains = domains
  }

  /// The index of a leaf below a child. Generated code calls it for each child.
  @inlinable public func leafIndex<Child: DomainAction>(of action: Child, inChild child: Int) -> Int {
    leafOffsets[child] + action.leafIndex
  }

  /// The index of a leaf below a stack: first `popFrom`, then the leaves of the elements. Generated code calls it for
  /// each stack.
  @inlinable public func leafIndex<Element: DomainAction>(
    of action: StackAction<Element>,
    inChild child: Int
  ) -> Int {
    switch action {
    case .popFrom: leafOffsets[child]
    case .element(_, let action): leafOffsets[child] + 1 + action.leafIndex
    }
  }

  /// For generated code: the child that a leaf belongs to, and its position among the child's leaves; nil for one of
  /// the domain's own leaves, and for an unknown one.
  public func child(ofLeaf leaf: Int) -> (child: Int, leaf: Int)? {
    guard leaf < leafCount, let child = leafOffsets.lastIndex(where: { $0 <= leaf }) else { return nil }
    return (child, leaf - leafOffsets[child])
  }

  /// For generated code: the number of a domain in the tree, by the names of the children on the path to it.
  public func number(of path: String...) -> Int { knownDomains(of: path).lowerBound }

  /// For generated code: the numbers of a domain in the tree and of those below it, by the names of the children on the path.
  public func _domains(of path: String...) -> Range<Int> { knownDomains(of: path) }

  /// The domains at a path of generated code. Traps if the tree does not have it.
  func knownDomains(of path: [String]) -> Range<Int> {
    guard let domains = domains(of: path[...]) else {
      preconditionFailure("\(Action.self) has no domain \(path.joined(separator: "."))")
    }
    return domains
  }

  /// The domains of a child, by the names of the children on the path to it; nil if there is no such child.
  package func domains(of path: ArraySlice<String>) -> Range<Int>? {
    guard let name = path.first else { return 0..<domainCount }
    guard let child = children.firstIndex(where: { $0.name == name }) else { return nil }
    let first = domains[child].lowerBound
    return children[child].domains(path.dropFirst()).map { first + $0.lowerBound..<first + $0.upperBound }
  }

  /// Whether a key path leads to a case of a one-of.
  ///
  /// - Parameters:
  ///   - path: A key path from the state where `outer` begins.
  ///   - outer: The key path to this domain's state; nil if `path` begins in it.
  func isCase(_ path: AnyKeyPath, below outer: AnyKeyPath? = nil) -> Bool {
    children.contains { $0.isCase(path, outer) }
  }

  /// Whether bridges are declared in this domain or below it.
  var declaresBridges: Bool { ownDeclarations.bridges || children.contains { $0.declaresBridges() } }

  /// Whether requests or effects are declared in this domain or below it.
  var declaresEffects: Bool { ownDeclarations.effects || children.contains { $0.declaresEffects() } }

  var leaves: [ActionLeaf] {
    parsedLeaves.withLock { parsed in
      if let parsed { return parsed }
      var leaves: [ActionLeaf] = ActionLeaf.parse(table)
      for child in children { leaves += child.leaves() }
      parsed = leaves
      return leaves
    }
  }

  var domainTable: DomainTable {
    composedTable.withLock { composed in
      if let composed { return composed }
      var table = DomainTable.single(Action.DomainState.self)
      for child in children { table.append(child.domainTable(), at: child.stateOffset()) }
      composed = table
      return table
    }
  }
}

extension _ActionTree {
  /// The requests and effects of the domain and of those below.
  package var work: [WorkLine] {
    WorkLine.parse(workTable, of: Action.DomainState.self) + children.flatMap { $0.work() }
  }

  /// Finds a place for an action: whether the children on the path to a leaf are there. Of a list, `picker` selects the
  /// element.
  package func hasPlace(
    forLeaf leaf: Int,
    in state: Action.DomainState,
    _ picker: any ElementPicker
  ) -> Bool {
    guard let (child, leaf) = child(ofLeaf: leaf) else { return true }
    return children[child].hasPlace(state, leaf, picker)
  }

  /// Finds broken invariants of the domain and of those below; nil if they declare none.
  var invariantSearch: InvariantSearch<Action.DomainState, Action>? {
    composedSearch.withLock { composed in
      if let composed { return composed }
      let search = makeInvariantSearch()
      composed = .some(search)
      return search
    }
  }
}

extension DomainAction {
  /// The place of a key path among the leaves; nil if it may match any action.
  static func place(of path: any AnyKeyPath & Sendable) -> KeyPathTable.Place? {
    actionTree.keyPaths.withLock { table in
      var used = table ?? KeyPathTable(root: Self.self)
      table = nil
      defer { table = used }
      return used.place(of: path)
    }
  }

  /// The common name of the actions at a key path: `users.loaded`, or `users.fetch` for the phases of a request; and
  /// whether the path ends there. Nil if the path is unknown. It is slow, so use it for messages only.
  package static func name(of path: AnyKeyPath) -> (name: String, isWhole: Bool)? {
    var table = KeyPathTable(root: Self.self)
    guard let found = table.place(of: path) else { return nil }
    let names = leaves[found.leaves].map { $0.name.split(separator: ".") }
    guard let first = names.first else { return nil }
    let common = first.indices.prefix { index in
      names.allSatisfy { $0.count > index && $0[index] == first[index] }
    }
    guard !common.isEmpty else { return nil }
    return (first[..<common.count].joined(separator: "."), found.isWhole)
  }
}

/// The number of domains in the tree of an action; an action that is not generated counts as one domain.
func domainCount<Action>(of type: Action.Type) -> Int {
  func count<Root: DomainAction>(_ type: Root.Type) -> Int { type.actionTree.domainCount }
  if let type = type as? any ElementAction.Type { return type.domainCount }
  guard let type = type as? any DomainAction.Type else { return 1 }
  return count(type)
}
