@testable import StateKitGenerator

/// An expected diagnostic. Suggestion and notes must agree exactly; if left out here, they must not be there.
struct ExpectedDiagnostic {
  let severity: Diagnostic.Severity
  let code: String
  /// The marker at its place, for example `1️⃣`.
  let marker: String
  /// A part of its message.
  let message: String?
  let suggestion: String?
  /// The markers at the places of its notes.
  let notes: [String]

  static func error(
    _ code: String,
    at marker: String = "1️⃣",
    _ message: String? = nil,
    suggestion: String? = nil,
    notes: [String] = []
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .error,
      code: code,
      marker: marker,
      message: message,
      suggestion: suggestion,
      notes: notes
    )
  }

  static func warning(
    _ code: String,
    at marker: String = "1️⃣",
    _ message: String? = nil,
    suggestion: String? = nil,
    notes: [String] = []
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .warning,
      code: code,
      marker: marker,
      message: message,
      suggestion: suggestion,
      notes: notes
    )
  }

  static func note(
    _ code: String,
    at marker: String = "1️⃣",
    _ message: String? = nil,
    suggestion: String? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .note,
      code: code,
      marker: marker,
      message: message,
      suggestion: suggestion,
      notes: []
    )
  }
}
