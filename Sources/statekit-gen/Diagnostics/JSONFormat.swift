internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// The form for programs: one line with an object for each diagnostic, always with all keys:
///
///     {"severity": "error", "code": "SK0123", "message": "…", "path": "Users.statekit.json", "line": 3, "column": 5,
///      "suggestion": "domains", "notes": [{"message": "…", "path": "…", "line": 1, "column": 1}]}
///
/// statekit-gen.docc/DiagnosticsForPrograms.md explains the keys. New keys may be added; existing keys stay
/// and keep their meaning.
struct JSONFormat: DiagnosticFormat {
  func text(of diagnostics: [Diagnostic]) -> String {
    // Two number signs occur only in strings, and may begin a command of a CI runner.
    diagnostics.map { "\(object(of: $0).replacing("##", with: "#\\u0023"))\n" }.joined()
  }

  private func object(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      "{\"message\": \(JSONLiteral.of(note.message)), \(place(note.location))}"
    }
    let parts = [
      "\"severity\": \(JSONLiteral.of(diagnostic.severity.rawValue))",
      "\"code\": \(JSONLiteral.of(diagnostic.code))",
      "\"message\": \(JSONLiteral.of(diagnostic.message))",
      place(diagnostic.location),
      "\"suggestion\": \(diagnostic.suggestion.map(JSONLiteral.of) ?? "null")",
      "\"notes\": [\(notes.joined(separator: ", "))]",
    ]
    return "{\(parts.joined(separator: ", "))}"
  }

  private func place(_ location: SourceLocation) -> String {
    let path = JSONLiteral.of(location.file.path)
    return "\"path\": \(path), \"line\": \(location.line), \"column\": \(location.column)"
  }
}
