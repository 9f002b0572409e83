/// An action changes a property at most once.
struct ChangesAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains where domain.properties != nil {
      for action in domain.schema.changing { check(action, diagnostics) }
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

extension DomainSchema {
  /// All that can change the state.
  fileprivate var changing: [ActionSchema] {
    if reactions.isEmpty, requests.isEmpty { return actions }
    return actions + requests.flatMap(\.phases) + reactions.map(\.change)
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
