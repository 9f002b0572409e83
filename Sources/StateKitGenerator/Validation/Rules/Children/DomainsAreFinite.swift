/// No domain contains itself, directly or through others.
struct DomainsAreFinite: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for cycle in DomainsAreFinite.cycles(in: index) { diagnostics.report(.domainContainsItself(cycle)) }
  }

  /// The ways on which domains contain themselves.
  static func cycles(in index: SchemaIndex) -> [[Containment]] {
    var cycles: [[Containment]] = []
    var search = CycleSearch<DomainEntry, Containment>(
      steps: { domain in
        domain.schema.children.compactMap { child in
          index.domain(of: child).map { (Containment(owner: domain.name, part: child.name), $0) }
        }
      },
      found: { cycles.append($0) }
    )
    for domain in index.domains { search.visit(domain) }
    return cycles
  }
}

extension Diagnostic {
  fileprivate static func domainContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0602", "domain", cycle, remedy: "remove one of these children")
  }
}
