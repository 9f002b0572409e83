/// The path to each action is short enough not to cost time. Only the deepest domain is reported: the others are on the
/// path to it or beside it.
struct DomainsAreShallow: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A domain that contains itself is infinitely deep.
    guard !diagnostics.hasErrors else { return }
    let path = LongestPath.find(in: module)
    guard path.count > CostLimits.levels, let last = path.last else { return }
    diagnostics.report(.deepNesting(path.map(\.name.value), at: last.name.location))
  }
}

/// The longest path from a domain down through children. Each domain is visited once, after all domains that contain
/// it, without recursion, because the depth depends on the schema.
private enum LongestPath {
  static func find(in module: ResolvedModule) -> [ChildSchema] {
    func children(of domain: ResolvedDomain) -> [ResolvedChild] {
      domain.children.filter { $0.domain.entry.module == nil }
    }
    var parents: [ResolvedDomain: Int] = [:]
    for child in module.domains.flatMap(children) { parents[child.domain, default: 0] += 1 }
    var steps: [ResolvedDomain: (depth: Int, child: ResolvedChild)] = [:]
    var deepest: ResolvedDomain?
    var ready = module.domains.filter { parents[$0] == nil }
    while let domain = ready.popLast() {
      let depth = steps[domain]?.depth ?? 0
      if depth > deepest.flatMap({ steps[$0]?.depth }) ?? 0 { deepest = domain }
      for child in children(of: domain) {
        let next = child.domain
        if depth + 1 > steps[next]?.depth ?? 0 { steps[next] = (depth + 1, child) }
        parents[next, default: 1] -= 1
        if parents[next] == 0 { ready.append(next) }
      }
    }
    var path: [ChildSchema] = []
    while let domain = deepest, let step = steps[domain] {
      path.append(step.child.schema)
      deepest = step.child.parent
    }
    return path.reversed()
  }
}

extension Diagnostic {
  fileprivate static func deepNesting(_ names: [String], at location: SourceLocation) -> Diagnostic {
    let path = names.joined(separator: ".")
    return Diagnostic(
      .note,
      "SK0702",
      "\(path.quoted) lies \(names.count) domains deep, and each of its actions goes through a 'switch' for each of them:"
        + " let a domain further up contain the children that need not be so deep",
      at: location
    )
  }
}
