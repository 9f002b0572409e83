/// A domain does not contain itself, directly or through other domains.
struct DomainsAreFinite: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for cycle in DomainsAreFinite.cycles(in: module) { diagnostics.report(.domainContainsItself(cycle)) }
  }

  /// The paths along which domains contain themselves.
  static func cycles(in module: ResolvedModule) -> [[Containment]] {
    var cycles: [[Containment]] = []
    var search = CycleSearch<ResolvedDomain, Containment>(
      steps: { domain in
        domain.children.map { (Containment(owner: domain.name, part: $0.schema.name), $0.domain) }
      },
      found: { cycles.append($0) }
    )
    for domain in module.domains { search.visit(domain) }
    return cycles
  }
}

extension Diagnostic {
  fileprivate static func domainContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0602", "domain", cycle, remedy: "remove one of these children")
  }
}
