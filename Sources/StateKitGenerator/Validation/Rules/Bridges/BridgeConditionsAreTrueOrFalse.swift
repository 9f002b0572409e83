/// `when` names a `Bool`, or a property that the schema does not know.
struct BridgeConditionsAreTrueOrFalse: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for condition in domain.schema.bridges.compactMap(\.when) {
        _ = diagnostics.reporting { () throws(Unresolved) in try index.condition(condition, of: domain) }
      }
    }
  }
}
