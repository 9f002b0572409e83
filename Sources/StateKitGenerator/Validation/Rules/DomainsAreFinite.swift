/// No domain contains itself, directly or through others.
struct DomainsAreFinite: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    var search = CycleSearch<DomainEntry, Containment>(
      steps: { domain in
        domain.schema.children.compactMap { child in
          index.domain(of: child).map { (Containment(owner: domain.name, part: child.name), $0) }
        }
      },
      found: { diagnostics.report(.domainContainsItself($0)) }
    )
    for domain in index.domains { search.visit(domain) }
  }
}
