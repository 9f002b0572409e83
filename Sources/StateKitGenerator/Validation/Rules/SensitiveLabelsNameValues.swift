/// `sensitive` names values of the action's own payload, each once.
///
/// A value without a label goes by its position, as in `"$0"`; the list has no values in it, so there is no `$`.
struct SensitiveLabelsNameValues: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for action in index.domains.flatMap(\.schema.actions) where !action.sensitive.isEmpty {
      if let payload = action.payload.map(PayloadIndex.init) {
        for label in action.sensitive where payload[label.value] == nil {
          diagnostics.report(.unknownSensitiveLabel(label, of: action, payload))
        }
      }
      checkTwice(action.sensitive, diagnostics)
    }
  }

  private func checkTwice(_ labels: [Located<String>], _ diagnostics: DiagnosticCollector) {
    var first: [String: SourceLocation] = [:]
    for label in labels {
      if let location = first[label.value] {
        diagnostics.report(.sensitiveTwice(label, first: location))
      } else {
        first[label.value] = label.location
      }
    }
  }
}
