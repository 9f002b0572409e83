#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Merges the branches of all reducers that match one action into the branches of the action.
struct BranchMerge {
  let group: [ReducerBranches.Contribution]
  let table: ReducerTable
  let domains: [ImportedDomain]

  var branches: [ImportedBranch] {
    let own = group.filter(\.isDirect)
    let others = group.filter { $0.function != nil }
    if others.isEmpty, own.isEmpty { return [] }
    if others.isEmpty, own.count == 1 || areOfOneSwitch(own) { return own.map(plain) }
    return [merged(own, others)]
  }

  private func plain(_ found: ReducerBranches.Contribution) -> ImportedBranch {
    ImportedBranch(
      path: found.path,
      arguments: found.branch.arguments,
      condition: found.branch.condition,
      outcome: found.branch.outcome,
      location: found.branch.match.location,
      lines: found.branch.match.lineCount
    )
  }

  /// Whether the branches need no merging, because they belong to one switch, of which only the first match runs.
  private func areOfOneSwitch(_ own: [ReducerBranches.Contribution]) -> Bool {
    Set(own.map { $0.branch.match.node.enclosingSwitch }).count == 1
      && Set(own.map { $0.branch.match.frame.property }).count == 1
      && own.allSatisfy { $0.branch.match.node.enclosingSwitch != nil }
  }

  /// One handler that calls the functions of other reducers and runs the branches of this domain's reducer.
  private func merged(
    _ own: [ReducerBranches.Contribution],
    _ others: [ReducerBranches.Contribution]
  ) -> ImportedBranch {
    let all = others + own
    let names = parameterNames(own)
    var outcome = BranchOutcome()
    outcome.state = own.first?.branch.outcome.state ?? BranchOutcome.stateName
    if names.contains(outcome.state) { outcome.state = "reduced" }
    outcome.doubts =
      all.flatMap(\.branch.outcome.doubts)
      + all.filter { !$0.branch.isPlain }.map {
        ImportDoubt(
          reason: "one of several branches for '\($0.path.joined(separator: "."))' has a condition",
          location: $0.branch.match.location
        )
      }
    for found in own.dropLast() where found.branch.match.returns && found.branch.match.frame.property == nil {
      let reason = "the branch returns before another one for the same action"
      outcome.doubts.append(ImportDoubt(reason: reason, location: found.branch.match.location))
    }
    let calls = others.map { call($0, outcome.state, names) }
    let bodies = own.map(\.branch.outcome.body).filter { !$0.isEmpty }
    let ownIsFirst = own.allSatisfy { $0.branch.match.isBeforeChildren && !$0.branch.hasReturn }
    outcome.body = (ownIsFirst ? bodies + calls : calls + bodies).joined(separator: "\n")
    if others.isEmpty, own.allSatisfy({ $0.branch.doesNothing }) { outcome.changes = [] }
    let first = own.first ?? all[0]
    return ImportedBranch(
      path: first.path,
      arguments: names.map { .name($0) },
      outcome: outcome,
      location: first.branch.match.location,
      lines: all.reduce(0) { $0 + $1.branch.match.lineCount }
    )
  }

  /// The names of the action's values: those in the first of the domain's own branches, otherwise the labels.
  private func parameterNames(_ own: [ReducerBranches.Contribution]) -> [String] {
    let arguments = own.first?.branch.arguments ?? []
    return (group.first?.payload ?? []).enumerated().map { index, value in
      if index < arguments.count, case .name(let name) = arguments[index] { return name }
      return value.label ?? "value\(index)"
    }
  }

  /// `UsersReducer().signedOut(&state.users)`
  private func call(_ found: ReducerBranches.Contribution, _ state: String, _ names: [String]) -> String {
    let place = ([state] + table.path(from: found.top, to: found.domain)).joined(separator: ".")
    let arguments = (["&\(place)"] + names).joined(separator: ", ")
    return "\(domains[found.domain].holder.name)().\(found.function ?? "")(\(arguments))"
  }
}

extension ReducerBranch {
  /// Whether the body may end before its last statement.
  fileprivate var hasReturn: Bool {
    outcome.body.split(whereSeparator: { !$0.isLetter }).contains("return")
  }
}

extension Syntax {
  /// The `switch` of which the node is a branch.
  fileprivate var enclosingSwitch: SyntaxIdentifier? {
    var node = parent
    while let current = node {
      if current.is(SwitchExprSyntax.self) { return current.id }
      if current.is(CodeBlockItemListSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
#endif
