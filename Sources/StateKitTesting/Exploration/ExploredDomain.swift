import StateKit

/// The actions, the children and the work of an explored domain.
struct ExploredDomain<Action: RecordableAction> {
  /// An action of work: a leaf, and the label of the value that it has from the action that started the work.
  struct Answer {
    let leaf: Int
    let carried: String?
  }

  /// A request or an effect.
  struct Work {
    let line: WorkLine
    /// The action for a value; nil if the values are actions of the domain, which are `own`, or if there are none.
    let output: Answer?
    let failure: Answer?
    /// The leaves of the domain itself, if a value is one of its actions.
    let own: [Int]
  }

  /// A property in which a request keeps its answer.
  struct LoadingProperty: Hashable {
    let state: ObjectIdentifier
    let name: String
  }

  let leaves: [ActionLeaf]
  /// The leaves that a run can reach: not the phases of requests whose closure is missing or removed.
  let reachable: [Int]
  /// The domains below, with a leaf of each.
  let children: [(name: String, leaf: Int)]
  /// The leaves that a screen may send.
  private(set) var screens: [Int] = []
  /// The leaves of elements of lists, with one for each list.
  let lists: [Int]
  let work: [Work]
  private let numbers: [String: Int]
  let loading: Set<LoadingProperty>

  /// - Parameter leavingOut: The names of actions, and of domains with all their actions, that no screen sends.
  init(leavingOut: [String]) {
    let tree = Action.actionTree
    let leaves = Action.leaves
    let numbers = Dictionary(leaves.enumerated().map { ($1.name, $0) }) { first, _ in first }
    func answer(_ answer: WorkLine.Answer?) -> Answer? {
      answer.flatMap { answer in
        numbers[answer.path].map { Answer(leaf: $0, carried: answer.carried) }
      }
    }
    let work = tree.work.map { line in
      let domain = line.name.split(separator: ".").dropLast()
      let isAny = line.output == nil && (line.kind == .task || line.kind == .stream)
      let own = isAny ? leaves.indices.filter { Self.isOwn(leaves[$0], of: domain) } : []
      return Work(line: line, output: answer(line.output), failure: answer(line.failure), own: own)
    }
    let answers = Set(work.flatMap { [$0.output?.leaf, $0.failure?.leaf].compactMap(\.self) })
    let isLeftOut = { (name: String) in leavingOut.contains { name == $0 || name.hasPrefix("\($0).") } }
    self.leaves = leaves
    let cancelled = Set(work.map(\.line).filter(\.isRequest).compactMap { numbers["\($0.name).cancelled"] })
    self.reachable = leaves.indices.filter { !cancelled.contains($0) }
    self.work = work
    self.numbers = Dictionary(work.enumerated().map { ($1.line.name, $0) }) { first, _ in first }
    self.lists = Self.lists(leaves)
    self.children = Self.children(leaves)
    self.loading = Set(
      work.compactMap { work in
        work.line.property.map { LoadingProperty(state: work.line.state, name: $0) }
      }
    )
    self.screens = leaves.indices.filter { leaf in
      !leaves[leaf].isHidden && !answers.contains(leaf) && !cancelled.contains(leaf)
        && !isLeftOut(leaves[leaf].name)
    }
  }

  /// The request or effect with a name.
  func number(ofWork name: String) -> Int? { numbers[name] }

  /// Leaves out leaves of which no action can be made.
  mutating func leaveOut(_ undrawable: Set<Int>) {
    screens.removeAll { undrawable.contains($0) }
  }

  private static func isOwn(_ leaf: ActionLeaf, of domain: ArraySlice<Substring>) -> Bool {
    let names = leaf.name.split(separator: ".")
    return names.count == domain.count + 1 && names.dropLast() == domain
  }

  private static func children(_ leaves: [ActionLeaf]) -> [(name: String, leaf: Int)] {
    var found: Set<String> = []
    return leaves.indices.compactMap { leaf in
      var names = leaves[leaf].name.split(separator: ".").dropLast().map(String.init)
      // The phases of requests and the bound properties have a name above them that is no child's.
      while Action.actionTree.domains(of: names[...]) == nil { names.removeLast() }
      let name = names.joined(separator: ".")
      return names.isEmpty || !found.insert(name).inserted ? nil : (name, leaf)
    }
  }

  /// A leaf for each list, by the names on the path to its elements.
  private static func lists(_ leaves: [ActionLeaf]) -> [Int] {
    var found: Set<[Substring]> = []
    return leaves.indices.filter { leaf in
      guard let last = leaves[leaf].listSteps.last else { return false }
      return found.insert(Array(leaves[leaf].name.split(separator: ".").prefix(last + 1))).inserted
    }
  }
}
