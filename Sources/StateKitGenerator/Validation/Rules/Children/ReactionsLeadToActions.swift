/// A reaction's path leads to an action of a domain below.
struct ReactionsLeadToActions: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for reaction in domain.schema.reactions {
        _ = diagnostics.reporting { () throws(Unresolved) in try index.reaction(reaction, of: domain) }
      }
    }
  }
}
