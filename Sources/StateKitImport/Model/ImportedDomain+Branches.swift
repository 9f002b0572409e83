#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

extension ImportedDomain {
  /// Adds the branches of another reducer, which runs after those already added.
  mutating func add(_ new: [ImportedBranch]) {
    let earlier = branches.indices
    for branch in new {
      let same = earlier.filter { branches[$0].path == branch.path }
      guard let first = same.first else {
        branches.append(branch)
        continue
      }
      if branch.outcome.isEmpty { continue }
      if same.count == 1, branch.isPlain, branches[first].isPlain,
        !branch.outcome.changes(branches[first].outcome.reads, of: self),
        branches[first].outcome.append(branch.outcome, sameNames: branches[first].hasNames(of: branch))
      {
        continue
      }
      let reason = "another reducer of this feature has a branch for '\(branch.path.joined(separator: "."))'"
      branches[first].outcome.doubts.append(ImportDoubt(reason: reason, location: branch.location))
    }
  }
}

extension ImportedDomain {
  /// Whether a branch has code for actions of a child.
  func reacts(to child: String) -> Bool {
    branches.contains { $0.path.count > 1 && $0.path[0] == child && !$0.outcome.isEmpty }
  }
}

extension ImportedBranch {
  /// Whether both branches give the same names to the values, or the other one gives none.
  fileprivate func hasNames(of other: ImportedBranch) -> Bool {
    if other.arguments.isEmpty { return true }
    return arguments.map(\.pattern) == other.arguments.map(\.pattern) && elements == other.elements
  }
}

extension BranchOutcome {
  /// Whether the branch starts an effect, or sends an action.
  var starts: Bool { !effects.isEmpty || !bridges.isEmpty || !parts.isEmpty }

  /// The names that its effects and their conditions read of the state when they start, after all reducers.
  var reads: Set<String> {
    let inputs = effects.flatMap(\.inputs) + parts.flatMap(\.inputs)
    let values = bridges.flatMap(\.values).compactMap(\.value.string).filter { $0.hasPrefix("@") }
    let conditions =
      effects.compactMap(\.condition) + parts.compactMap(\.condition) + bridges.compactMap(\.condition)
    let paths =
      inputs.map { $0.path.joined(separator: ".") } + values.map { String($0.dropFirst()) }
      + conditions.flatMap(\.conditionPaths)
    return Set(paths.filter { !$0.hasPrefix("$") }.map { path in String(path.prefix { $0 != "." }) })
  }

  /// Whether the code may change one of the names that `reads` of another branch gives.
  fileprivate func changes(_ reads: Set<String>, of domain: ImportedDomain) -> Bool {
    // A computed property may read any of the others.
    let stored = Set(domain.state.properties.map(\.name) + domain.children.map(\.name))
    let isAny = changed.contains("*") || !reads.isSubset(of: stored)
    return isAny ? !reads.isEmpty && !changed.isEmpty : !reads.isDisjoint(with: changed)
  }

  /// Whether the branch does nothing.
  var isEmpty: Bool {
    body.isEmpty && !dismisses && effects.isEmpty && bridges.isEmpty && parts.isEmpty && cancelled.isEmpty
      && cancelledParts.isEmpty && doubts.isEmpty
  }

  /// Adds the outcome of code that runs afterwards; false if the two cannot be one function.
  fileprivate mutating func append(_ other: BranchOutcome, sameNames: Bool) -> Bool {
    let canJoin = body.isEmpty || other.body.isEmpty || state == other.state && !body.mentions("return")
    guard canJoin, sameNames || other.body.isEmpty, parts.isEmpty || other.parts.isEmpty else { return false }
    if other.changes?.isEmpty != true { changes = changes?.isEmpty == true ? other.changes : nil }
    if body.isEmpty { state = other.state }
    body = [body, other.body].filter { !$0.isEmpty }.joined(separator: "\n")
    dismisses = dismisses || other.dismisses
    changed.formUnion(other.changed)
    replaced.formUnion(other.replaced)
    effects += other.effects
    bridges += other.bridges
    parts += other.parts
    cancelled += other.cancelled
    cancelledParts += other.cancelledParts
    doubts += other.doubts
    notes += other.notes
    return true
  }
}

extension JSONValue {
  /// The paths in a condition, without the sign of a negation.
  fileprivate var conditionPaths: [String] {
    if let path = string ?? self[ConditionKey.path].string {
      return [path.hasPrefix("!") ? String(path.dropFirst()) : path]
    }
    return [ConditionKey.all, .any].flatMap { self[$0].array ?? [] }.flatMap(\.conditionPaths)
  }
}
#endif
