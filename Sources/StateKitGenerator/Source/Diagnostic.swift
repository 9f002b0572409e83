/// Something to tell the author of a schema: data, not text on a screen.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error, warning
    /// Worth knowing, and nothing that must be mended: build systems show it as no warning.
    case note
  }

  /// A second place that matters, for example the first of two clashing names.
  package struct Note: Sendable {
    package let message: String
    package let location: SourceLocation

    package init(message: String, location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package let severity: Severity
  /// `SK` and four digits, fixed for good: users silence and look up by it.
  package let code: String
  package let message: String
  package let location: SourceLocation
  package var notes: [Note]
  /// What the author may have meant, for example `didBecomeActive`; printed as a question.
  package var suggestion: String?

  package init(
    _ severity: Severity,
    _ code: String,
    _ message: String,
    at location: SourceLocation,
    notes: [Note] = [],
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message + (suggestion.flatMap(location.difference).map { "; \($0)" } ?? "")
    self.location = location
    self.notes = notes
    self.suggestion = suggestion
  }

  /// The same with a reason behind its message.
  func explained(_ reason: String) -> Diagnostic {
    Diagnostic(severity, code, "\(message): \(reason)", at: location, notes: notes, suggestion: suggestion)
  }
}
