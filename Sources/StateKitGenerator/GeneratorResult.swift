/// The result of a run of the generator.
package struct GeneratorResult {
  package let diagnostics: [Diagnostic]
  /// One file for each schema; empty if a diagnostic is an error.
  package let code: GeneratedFiles

  /// All files together in memory.
  package var files: [GeneratedFile] { Array(code) }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
