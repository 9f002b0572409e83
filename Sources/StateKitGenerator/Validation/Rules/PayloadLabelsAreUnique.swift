/// The labels of one payload differ.
struct PayloadLabelsAreUnique: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for action in index.domains.flatMap(\.schema.actions) {
      var scope = NameScope(diagnostics)
      for label in (action.payload ?? []).compactMap(\.label) {
        scope.declare(label.value, "the label \(label.value.quoted)", label.location)
      }
    }
  }
}
