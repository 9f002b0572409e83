/// An action changes a property at most once.
struct ChangesAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for domain in module.domains where domain.entry.properties != nil {
      for action in domain.changing { check(action.schema, diagnostics) }
    }
  }

  private func check(_ action: ActionSchema, _ diagnostics: DiagnosticCollector) {
    let changed = action.changes
    guard changed.count > 1 else { return }
    var first: [String: SourceLocation] = [:]
    for change in changed {
      if let location = first[change.value] {
        diagnostics.report(.changedTwice(change, first: location))
      } else {
        first[change.value] = change.location
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func changedTwice(_ property: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0523",
      "one action changes \(property.value.quoted) twice: leave one change out",
      at: property.location,
      notes: [Note(message: "the first change is here", location: first)]
    )
  }
}
