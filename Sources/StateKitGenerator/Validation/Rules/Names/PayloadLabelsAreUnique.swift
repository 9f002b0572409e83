/// The labels of one payload differ.
struct PayloadLabelsAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for enumCase in file.types.flatMap({ $0.schema.cases ?? [] }) { check(enumCase.payload, diagnostics) }
    for domain in file.domains {
      for action in domain.schema.actions { check(action.payload, diagnostics) }
    }
    for request in file.domains.flatMap(\.schema.requests) {
      check(request.input, diagnostics)
      check(request.output, diagnostics)
    }
  }

  private func check(_ payload: [PayloadValueSchema]?, _ diagnostics: DiagnosticCollector) {
    guard let payload, payload.count > 1 else { return }
    var scope = NameScope(diagnostics, expecting: payload.count)
    for value in payload {
      guard let label = value.label else { continue }
      scope.declare(label.value, "the label \(label.value.quoted)", label.location)
    }
  }
}
