/// No domain has so many cases that each takes longer to compile than it would in two domains.
struct DomainsAreSmall: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      let schema = domain.schema
      let count = schema.actions.count + schema.requests.count + schema.children.count
      guard count > CostLimits.cases else { continue }
      diagnostics.report(.manyCases(domain, count: count))
    }
  }
}
