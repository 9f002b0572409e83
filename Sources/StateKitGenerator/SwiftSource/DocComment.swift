/// Documentation of a schema as lines of a comment: one of the three types for schema text in code.
///
/// Each line of the text is a separate comment, so that the text cannot end the comment; invisible characters are
/// escaped.
package struct DocComment: Hashable, Sendable {
  /// The lines without comment marks.
  let lines: [String]

  /// Nil for an empty text.
  init?(_ text: String?) {
    var lines: [String] = text?.lines.map(DocComment.spell) ?? []
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return nil }
    self.lines = lines
  }

  /// Text of the generator itself.
  package init(saying text: Code) {
    self.lines = text.text.lines
  }

  /// The lines as comments inside code.
  var comments: [Code] { lines.map { Code(verbatim: $0.isEmpty ? "//" : "// \($0)") } }

  /// Whether a line needs no escapes, as most lines of ASCII do not.
  private static func isPlain(_ line: String) -> Bool {
    line.utf8.last != ASCII.space && line.hasOnlyBytes { $0 >= ASCII.space && $0 < 0x7F }
  }

  private static func spell(_ line: String) -> String {
    if isPlain(line) { return line }
    var spelled: String = ""
    for scalar in line.unicodeScalars {
      if scalar == "\t" || StringLiteral.isSeen(scalar) {
        spelled.unicodeScalars.append(scalar)
      } else {
        spelled += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    while let last = spelled.unicodeScalars.last, last == " " || last == "\t" {
      spelled.unicodeScalars.removeLast()
    }
    return spelled
  }
}
