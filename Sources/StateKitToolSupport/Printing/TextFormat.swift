internal import StateKitGenerator

/// The form for people. Build systems recognise the first line of each diagnostic:
///
///     Users.statekit.json:3:5: error: there is no key 'domain'; did you mean 'domains'? [SK0123]
///      3 |     "domain": {
///        |     ^
///
/// Because of the gutter, a CI runner does not take a line of a schema for a command (`::error …`).
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
    let place = styled("\(printable(location)):", .strong)
    let number = String(location.line)
    let blank = String(repeating: " ", count: number.utf8.count)
    return """
      \(place) \(styled("\(kind):", color)) \(styled(PrintableText.of(message), .strong))
       \(number) | \(excerpt.line)
       \(blank) | \(excerpt.indentation)\(styled("^", .caret))

      """
  }

  /// The location as text. A file name like `::error` gets `./` in front, so that a CI runner does not take it for a
  /// command.
  private func printable(_ location: SourceLocation) -> String {
    let text = PrintableText.of(location.description)
    return text.hasPrefix("::") ? "./\(text)" : text
  }

  private func styled(_ text: String, _ color: TerminalColors) -> String {
    colors ? color.apply(to: text) : text
  }
}
