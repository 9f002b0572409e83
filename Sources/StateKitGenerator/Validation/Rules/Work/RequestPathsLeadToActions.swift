/// `until` leads through children to an action.
struct RequestPathsLeadToActions: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for path in domain.schema.requests.compactMap(\.until) {
        _ = diagnostics.reporting { () throws(Unresolved) in try index.action(at: path, in: domain) }
      }
    }
  }
}
