/// `on` and `dispatch` lead through children to actions.
struct BridgesLeadToActions: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for path in domain.schema.bridges.flatMap({ [$0.on, $0.dispatch] }) {
        _ = diagnostics.reporting { () throws(Unresolved) in try index.action(at: path, in: domain) }
      }
    }
  }
}
