internal import StateKitGenerator
internal import StateKitToolSupport

/// The form in which Xcode recognises the messages of a build script: one line for each, with an absolute path.
///
///     /app/Users.statekit.json:3:5: error: there is no key 'domain'; did you mean 'domains'? [SK0123]
struct XcodeFormat: DiagnosticFormat {
  let currentFolder: String

  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap(lines).map { "\(PrintableText.of($0))\n" }.joined()
  }

  private func lines(of diagnostic: Diagnostic) -> [String] {
    let message = "\(diagnostic.sentence) [\(diagnostic.code)]"
    return [line(diagnostic.severity.rawValue, message, at: diagnostic.location)]
      + diagnostic.notes.map { line("note", $0.message, at: $0.location) }
  }

  private func line(_ kind: String, _ message: String, at location: SourceLocation) -> String {
    let path = SchemaPath.absolute(location.file.path, from: currentFolder)
    return "\(path):\(location.line):\(location.column): \(kind): \(message)"
  }
}
