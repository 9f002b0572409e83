internal import StateKitGenerator
internal import StateKitToolSupport

/// The form that GitHub Actions shows beside the changed lines: a workflow command for each diagnostic.
///
///     ::error file=Users.statekit.json,line=3,col=5,title=SK0123::there is no key 'domain'; did you mean 'domains'?
///
/// Notes are lines of the message, because GitHub shows at most ten annotations of a step.
struct GitHubFormat: DiagnosticFormat {
  /// The folder of the repository, to which shown paths are relative.
  let workspace: String?
  let currentFolder: String

  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\(command(for: $0))\n" }.joined()
  }

  private func command(for diagnostic: Diagnostic) -> String {
    let properties = place(of: diagnostic.location) + ["title=\(escapedProperty(diagnostic.code))"]
    let notes = diagnostic.notes.map { "\(path($0.location)):\($0.location.line): \($0.message)" }
    let lines = ([diagnostic.sentence] + notes).map(PrintableText.of)
    let message = escaped(lines.joined(separator: "\n"))
    return "::\(name(of: diagnostic.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func place(of location: SourceLocation) -> [String] {
    guard SchemaPath.isFile(location.file.path) else { return [] }
    return ["file=\(escapedProperty(path(location)))", "line=\(location.line)", "col=\(location.column)"]
  }

  private func path(_ location: SourceLocation) -> String {
    let path = location.file.path
    guard let workspace else { return SchemaPath.withoutDot(path) }
    return SchemaPath.relative(path, to: workspace, from: currentFolder)
  }

  private func escaped(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    PrintableText.of(escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]))
  }

  /// By scalars: a carriage return and a line feed are one character.
  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let escape = escapes[scalar] { escaped += escape } else { escaped.unicodeScalars.append(scalar) }
    }
  }
}
