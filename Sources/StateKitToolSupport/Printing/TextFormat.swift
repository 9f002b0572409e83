internal import StateKitGenerator

/// The form for people and for build systems, who recognise the first line of each diagnostic:
///
///     Users.statekit.json:3:5: error: there is no key 'domain'; did you mean 'domains'? [SK0123]
///         "domain": {
///         ^
struct TextFormat: DiagnosticFormat {
  let colors: Bool

  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map(text).joined()
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let message = "\(diagnostic.sentence) [\(diagnostic.code)]"
    let severity = diagnostic.severity
    let head = entry(severity.rawValue, TerminalColors(of: severity), message, at: diagnostic.location)
    return diagnostic.notes.reduce(into: head) { text, note in
      text += entry("note", .note, note.message, at: note.location)
    }
  }

  private func entry(
    _ kind: String,
    _ color: TerminalColors,
    _ message: String,
    at location: SourceLocation
  ) -> String {
    let excerpt = SourceExcerpt(at: location)
    let place = styled("\(PrintableText.of(location.description)):", .strong)
    return """
      \(place) \(styled("\(kind):", color)) \(styled(PrintableText.of(message), .strong))
      \(excerpt.line)
      \(excerpt.indentation)\(styled("^", .caret))

      """
  }

  private func styled(_ text: String, _ color: TerminalColors) -> String {
    colors ? color.apply(to: text) : text
  }
}
