/// A message to the author of a schema, as data and not as text.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error, warning
    /// Information that needs no change to the schema; build systems do not show it as a warning.
    case note
  }

  /// A second location that matters, for example the first of two clashing names.
  package struct Note: Sendable {
    package let message: String
    package let location: SourceLocation

    package init(message: String, location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package let severity: Severity
  /// `SK` and four digits, never changed: users allow and look up diagnostics by the code.
  package let code: String
  package let message: String
  package let location: SourceLocation
  package var notes: [Note]
  /// A name that the author may have meant, for example `didBecomeActive`; printed as a question.
  package var suggestion: String?
  /// An entry of a list of the file, for example of `uses`: adding it removes the mistake.
  package private(set) var missingEntry: (list: String, entry: String)?
  /// Whether the diagnostic is not shown, because a path with '*' in any file uses its subject: it only prevents a
  /// warning about an unused allowance.
  var isSilent = false

  // Inlined into hundreds of rules it would make release builds of the tool longer.
  @inline(never)
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

  /// The same diagnostic with an entry as its remedy; unchanged if `entry` is nil.
  func mended(by entry: String?, in list: some RawRepresentable<String>) -> Diagnostic {
    var diagnostic = self
    diagnostic.missingEntry = entry.map { (list.rawValue, $0) }
    return diagnostic
  }

  /// The same diagnostic with a reason after its message.
  func explained(_ reason: String) -> Diagnostic {
    Diagnostic(severity, code, "\(message): \(reason)", at: location, notes: notes, suggestion: suggestion)
  }
}
