internal import StateKitGenerator
internal import StateKitToolSupport

/// The form for programs, an object on a line for each diagnostic, with all keys each time:
///
///     {"severity": "error", "code": "SK0123", "message": "…", "path": "Users.statekit.json", "line": 3, "column": 5,
///      "suggestion": "domains", "notes": [{"message": "…", "path": "…", "line": 1, "column": 1}]}
///
/// Documentation/CommandLine.md says what they mean. A key may be added; none goes, and none changes its meaning.
struct JSONFormat: DiagnosticFormat {
  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\(object(of: $0))\n" }.joined()
  }

  private func object(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      "{\"message\": \(JSONFormat.string(note.message)), \(place(note.location))}"
    }
    let parts = [
      "\"severity\": \(JSONFormat.string(diagnostic.severity.rawValue))",
      "\"code\": \(JSONFormat.string(diagnostic.code))",
      "\"message\": \(JSONFormat.string(diagnostic.message))",
      place(diagnostic.location),
      "\"suggestion\": \(diagnostic.suggestion.map(JSONFormat.string) ?? "null")",
      "\"notes\": [\(notes.joined(separator: ", "))]",
    ]
    return "{\(parts.joined(separator: ", "))}"
  }

  private func place(_ location: SourceLocation) -> String {
    let path = JSONFormat.string(location.file.path)
    return "\"path\": \(path), \"line\": \(location.line), \"column\": \(location.column)"
  }

  /// A string in JSON. Whatever somebody may take for the end of a line is escaped.
  static func string(_ text: String) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": string += "\\\(scalar)"
      case _ where isEscaped(scalar): string += escape(scalar.value)
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
