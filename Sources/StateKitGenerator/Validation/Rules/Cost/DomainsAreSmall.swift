/// A domain is small: its cases do not each take longer to compile than in two smaller domains.
struct DomainsAreSmall: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains {
      let schema = domain.schema
      let count =
        schema.actions.count + schema.boundActions.count + schema.requests.count + schema.children.count
      guard count > CostLimits.cases else { continue }
      diagnostics.report(.manyCases(domain, count: count))
    }
  }
}

extension Diagnostic {
  fileprivate static func manyCases(_ domain: DomainEntry, count: Int) -> Diagnostic {
    Diagnostic(
      .note,
      "SK0703",
      "\(domain.name.quoted) has \(count) actions, requests and children; above \(CostLimits.cases) each further one"
        + " takes longer to compile (about 10 ms in a release build at 500, 15 ms at 1,000, 32 ms at 3,000):"
        + " move actions that belong together into domains that it contains",
      at: domain.schema.name.location
    )
  }
}
