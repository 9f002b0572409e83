internal import StateKitGenerator

/// For a comment on a pull request: what breaks comes first, the rest can be unfolded.
enum SchemaReportMarkdown {
  static func of(_ changes: [SchemaChange]) -> String {
    if changes.isEmpty { return "### Schemas\n\nNothing changed.\n" }
    let breaking = changes.filter(\.isBreaking)
    let compatible = changes.filter { !$0.isBreaking }
    let sections = [
      breaking.isEmpty ? "Nothing breaks." : "**Breaking**\n\n" + table(breaking),
      compatible.isEmpty ? "" : fold(compatible),
    ]
    return "### Schemas\n\n" + sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func fold(_ changes: [SchemaChange]) -> String {
    """
    <details><summary>Compatible: \(changes.count)</summary>

    \(table(changes))

    </details>
    """
  }

  private static func table(_ changes: [SchemaChange]) -> String {
    let rows = changes.map { change in
      let place = change.location.map { code("\($0.file.path):\($0.line)") } ?? ""
      let cells = [markdown(change.sentence), change.source.phrase, change.stored.phrase, place]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let head = ["| Change | Source code | Stored actions | Where |", "|---|---|---|---|"]
    return (head + rows).joined(separator: "\n")
  }

  private static func markdown(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .code(let text): code(text)
      }
    }.joined()
  }

  /// A code span in the cell of a table: delimited by more backticks than it has, on one line, its bars escaped.
  private static func code(_ text: String) -> String {
    let line = text.map { $0.isNewline ? " " : String($0) }.joined().replacingBars
    let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "\(fence)\(line)\(fence)" : "\(fence) \(line) \(fence)"
  }
}

extension String {
  /// A bar ends a table's cell also inside of code.
  fileprivate var replacingBars: String { map { $0 == "|" ? "\\|" : String($0) }.joined() }
}
