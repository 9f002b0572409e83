#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// A domain with its branches grouped by action, as the basis of its schema and its handlers.
struct DomainPlan {
  /// The branches for one action.
  struct Group {
    let path: [String]
    var branches: [ImportedBranch]

    /// The children on the path that are lists or stacks.
    var elementNames: [String] = []
    /// The number of values of the action.
    var valueCount = 0
    /// Whether the branches leave out some values of the action.
    var needsDefault = false

    var isOwn: Bool { path.count == 1 }
    var key: String { path.joined(separator: ".") }

    /// The changes that a schema can express; nil if a handler is needed.
    var changes: [JSONValue.Member]? {
      guard branches.count == 1, let only = branches.first, only.isPlain else { return nil }
      return only.outcome.changes
    }

    /// Whether a person must look at one of the branches.
    var isOpen: Bool { branches.contains { !$0.outcome.doubts.isEmpty } }
    var hasCode: Bool { branches.contains { !$0.outcome.body.isEmpty } }
    var dismisses: Bool { branches.contains { $0.outcome.dismisses } }
  }

  struct NamedEffect {
    let name: String
    let effect: ImportedEffect
    let until: [[String]]
  }

  let domain: ImportedDomain
  let groups: [Group]
  let effects: [NamedEffect]
  let bridges: [ImportedBridge]
  /// The ids that branches cancel, but that are not the id of an effect of this domain.
  let unknownIDs: [(id: String, branch: ImportedBranch)]
  /// Pairs of effects with one id, of which the second starts under a condition and then would cancel the first.
  let conditionalEnds: [(effect: ImportedEffect, by: ImportedEffect)]

  /// - Parameters:
  ///   - domains: All domains, by their names.
  ///   - exhaustive: Says which branches match all values.
  init(_ domain: ImportedDomain, among domains: [String: ImportedDomain], _ exhaustive: ExhaustiveCases) {
    let resolver = PatternResolver(domains: domains)
    func elements(_ path: [String]) -> [String] {
      path.dropLast().filter { domain.hasElements($0, domains, path) }
    }
    self.domain = domain
    var groups: [Group] = []
    for branch in domain.branches {
      if let index = groups.firstIndex(where: { $0.path == branch.path }) {
        // Swift runs the first branch that matches, so branches after a plain one do not run.
        if groups[index].branches.last?.isPlain == false { groups[index].branches.append(branch) }
      } else {
        let values = resolver.action(at: branch.path, in: domain)?.payload.count ?? 0
        groups.append(
          Group(
            path: branch.path,
            branches: [branch],
            elementNames: elements(branch.path),
            valueCount: values
          )
        )
      }
    }
    for index in groups.indices where domain.hasRest(groups[index].path) {
      let types = resolver.action(at: groups[index].path, in: domain)?.payload.map(\.type) ?? []
      groups[index].needsDefault = !exhaustive.isExhaustive(groups[index].branches, types)
    }
    self.groups = groups
    let branches = groups.flatMap(\.branches)
    let all = branches.flatMap(\.outcome.effects) + groups.flatMap(SwitchedEffect.all)
    var names: [String: Int] = [:]
    effects = all.map { effect in
      let plain = DomainPlan.name(of: effect)
      names[plain, default: 0] += 1
      let count = names[plain, default: 1]
      return NamedEffect(
        name: count == 1 ? plain : "\(plain)\(count)",
        effect: effect,
        until: DomainPlan.ends(of: effect, branches, all)
      )
    }
    bridges = branches.flatMap(\.outcome.bridges) + domain.bridges
    let known = Set(all.compactMap(\.cancelID))
    unknownIDs = branches.flatMap { branch in
      branch.outcome.cancelled.filter { !known.contains($0) }.map { ($0, branch) }
    }
    conditionalEnds = all.flatMap { effect in
      DomainPlan.replacing(effect, all).filter { $0.condition != nil }.map { (effect, $0) }
    }
  }

  /// Whether code that was not understood may have branches for other values of the action.
  func isIncomplete(_ group: Group) -> Bool { domain.isIncomplete && group.needsDefault }

  private static func name(of effect: ImportedEffect) -> String {
    let words = effect.on.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }
    return words.joined() + "Effect"
  }

  /// The effects of other actions that cancel this one, because they have the same id and the policy `latest`.
  private static func replacing(_ effect: ImportedEffect, _ all: [ImportedEffect]) -> [ImportedEffect] {
    guard let id = effect.cancelID else { return [] }
    return all.filter { $0.cancelID == id && $0.policy == .latest && $0.on != effect.on }
  }

  /// The actions that cancel an effect: by its id, or because their effects replace it.
  private static func ends(
    of effect: ImportedEffect,
    _ branches: [ImportedBranch],
    _ all: [ImportedEffect]
  ) -> [[String]] {
    guard let id = effect.cancelID else { return [] }
    let cancelling = branches.filter { $0.outcome.cancelled.contains(id) }.map(\.path)
    return (cancelling + replacing(effect, all).filter { $0.condition == nil }.map(\.on)).filter {
      $0 != effect.on
    }.unique
  }
}

extension ImportedDomain {
  /// Whether other code than the branches for an action may handle some of its values.
  fileprivate func hasRest(_ path: [String]) -> Bool {
    hasDefault || isIncomplete || openChildren.contains(path[0])
      || ignored.contains { path.starts(with: $0) && $0.count < path.count }
  }
}
#endif
