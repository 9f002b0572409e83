/// The labels of one payload differ.
struct PayloadLabelsAreUnique: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let actions = index.domains.flatMap(\.schema.actions).map(\.payload)
    let requests = index.domains.flatMap(\.schema.requests).flatMap { [$0.input, $0.output] }
    for payload in actions + requests where payload?.count ?? 0 > 1 {
      var scope = NameScope(diagnostics)
      for label in (payload ?? []).compactMap(\.label) {
        scope.declare(label.value, "the label \(label.value.quoted)", label.location)
      }
    }
  }
}
