internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// The form that GitHub Actions shows beside the changed lines: a workflow command for each diagnostic.
///
///     ::error file=Users.statekit.json,line=3,col=5,title=SK0123::there is no key 'domain'; did you mean 'domains'?
///
/// Notes are lines of the message, because GitHub shows at most ten annotations of a step.
struct GitHubFormat: DiagnosticFormat {
  /// The folder of the repository. GitHub needs paths relative to it.
  let workspace: String?
  let currentFolder: String

  /// The form for a step of a workflow.
  static var here: GitHubFormat {
    GitHubFormat(workspace: Console.environment("GITHUB_WORKSPACE"), currentFolder: Folder.current)
  }

  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { "\(path($0.location.file.path)):\($0.location.line): \($0.message)" }
      let name = name(of: diagnostic.severity)
      return command(name, place(of: diagnostic.location), diagnostic.code, [diagnostic.sentence] + notes)
        + "\n"
    }
    .joined()
  }

  func line(of finding: FileFinding) -> String {
    command("error", ["file=\(escapedProperty(path(finding.path)))"], finding.state, [finding.explanation])
  }

  /// A breaking change is an error, and any other change a notice. A removed declaration has no line to show.
  func text(of changes: [SchemaChange]) -> String {
    changes.map { change in
      let title = "\(change.kind.rawValue) \(change.subject.rawValue)"
      let place = change.kind == .removed ? [] : change.location.map(place) ?? []
      return command(change.isBreaking ? "error" : "notice", place, title, [change.sentence.text]) + "\n"
    }
    .joined()
  }

  private func command(_ name: String, _ place: [String], _ title: String, _ lines: [String]) -> String {
    let properties = place + ["title=\(escapedProperty(title))"]
    let message = escaped(lines.map(PrintableText.of).joined(separator: "\n"))
    return "::\(name) \(properties.joined(separator: ","))::\(message)"
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
    return [
      "file=\(escapedProperty(path(location.file.path)))", "line=\(location.line)", "col=\(location.column)",
    ]
  }

  private func path(_ path: String) -> String {
    guard let workspace else { return SchemaPath.withoutDot(path) }
    return SchemaPath.relative(path, to: workspace, from: currentFolder)
  }

  private func escaped(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    PrintableText.of(escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]))
  }

  /// Works by scalars, because Swift takes a carriage return and a line feed for one character.
  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let escape = escapes[scalar] { escaped += escape } else { escaped.unicodeScalars.append(scalar) }
    }
  }
}
