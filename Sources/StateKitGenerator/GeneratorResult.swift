/// What a run gives.
package struct GeneratorResult {
  package let diagnostics: [Diagnostic]
  /// One file for each schema; none where a diagnostic is an error.
  package let code: GeneratedFiles

  /// All of the code at once.
  package var files: [GeneratedFile] { Array(code) }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
