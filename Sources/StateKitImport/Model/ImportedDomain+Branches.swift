#if Import
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
#endif
