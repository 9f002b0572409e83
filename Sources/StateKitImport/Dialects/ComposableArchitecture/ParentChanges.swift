#if Import
internal import StateKitGenerator

/// Finds reactions of parents to actions for which a child starts something. The schema's effects start after all reducers: they
/// read what the parent has changed, and do not start in a child that is gone.
struct ParentChanges {
  let domains: [String: ImportedDomain]

  /// Adds a doubt to such reactions.
  static func doubt(in domains: inout [ImportedDomain]) {
    let search = ParentChanges(
      domains: Dictionary(domains.map { ($0.name, $0) }) { first, _ in first }
    )
    for index in domains.indices {
      for place in domains[index].branches.indices {
        let branch = domains[index].branches[place]
        guard let reason = search.reason(branch, in: domains[index]) else { continue }
        domains[index].branches[place].outcome.warn(reason, at: branch.location)
      }
    }
  }

  private func reason(_ branch: ImportedBranch, in domain: ImportedDomain) -> String? {
    let action = PatternResolver(domains: domains).action(at: branch.path, in: domain)
    guard let first = branch.path.count == 1 ? action?.removedChild : branch.path[0],
      let child = domain.children.first(where: { $0.name == first })
    else { return nil }
    let below = below(branch.path, in: domain)
    let isEnd =
      action?.isAdded == true || branch.path.last == "popFrom" || below.contains(where: \.outcome.dismisses)
    if isEnd, branch.outcome.reads.contains(first) {
      return "the effect reads '\(first)', which is gone by then"
    }
    let started = below.map(\.outcome).filter(\.starts)
    func changes(_ names: Set<String>) -> Bool { !names.isDisjoint(with: [first, "*"]) }
    if child.canLeave, changes(branch.outcome.replaced), !started.isEmpty {
      return "'\(first)' starts an effect, which does not start if it is removed here"
    }
    if changes(branch.outcome.changed), started.contains(where: { !$0.reads.isEmpty }) {
      return "it changes '\(first)', whose effect reads its state afterwards"
    }
    return nil
  }

  /// The branches of the domains below for an action.
  private func below(_ path: [String], in domain: ImportedDomain) -> [ImportedBranch] {
    var (found, domain, steps): ([ImportedBranch], ImportedDomain, _) = ([], domain, path[...])
    while steps.count > 1, let step = steps.popFirst(),
      let child = domain.children.first(where: { $0.name == step })
    {
      let name = child.domain ?? child.cases.first { $0.name == steps.first }?.domain
      if child.domain == nil { steps = steps.dropFirst() }
      guard let next = name.flatMap({ domains[$0] }) else { break }
      domain = next
      found += domain.branches.filter { $0.path == Array(steps) }
    }
    return found
  }
}

extension ImportedChild {
  /// Whether the state may lose the child, or an element of it.
  fileprivate var canLeave: Bool {
    if case .one = kind { false } else { true }
  }
}
#endif
