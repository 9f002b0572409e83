internal import StateKitGenerator

/// The report for a comment on a pull request: breaking changes first, the rest folded. A table groups the
/// changes by domain and type.
enum SchemaReportMarkdown {
  static func of(_ changes: [SchemaChange]) -> String {
    if changes.isEmpty { return "### Schemas\n\nThere are no changes.\n" }
    let breaking = changes.filter(\.isBreaking)
    let compatible = changes.filter { !$0.isBreaking }
    var sections = ["### Schemas: \(SchemaReport(changes).summary)"]
    if !breaking.isEmpty { sections.append("**Breaking**\n\n" + table(breaking)) }
    if !compatible.isEmpty { sections.append(fold(compatible)) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func fold(_ changes: [SchemaChange]) -> String {
    """
    <details><summary>Compatible: \(changes.count)</summary>

    \(table(changes))

    </details>
    """
  }

  private static func table(_ changes: [SchemaChange]) -> String {
    var last: String?
    let rows = changes.map { change in
      let isFirst = change.owner != last
      last = change.owner
      return row(change, owner: isFirst ? "**\(code(change.owner))**" : "")
    }
    let head = ["| | Change | Source code | Stored actions | Where |", "|---|---|---|---|---|"]
    return (head + rows).joined(separator: "\n")
  }

  private static func row(_ change: SchemaChange, owner: String) -> String {
    let place = change.location.map { code("\($0.file.path):\($0.line)") } ?? ""
    let cells = [owner, markdown(change.sentence), change.source.phrase, change.stored.phrase, place]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func markdown(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .code(let text): code(text)
      }
    }.joined()
  }

  /// Code in a table cell: on one line, between more backticks than the code contains. A bar would still end
  /// the cell, and hosts escape it by different rules: code with a bar is printed as HTML.
  private static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    if line.contains("|") { return "<code>\(line.unicodeScalars.map(escaped).joined())</code>" }
    let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "\(fence)\(line)\(fence)" : "\(fence) \(line) \(fence)"
  }

  /// The character as an HTML entity, which Markdown does not interpret.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    return isPlain || scalar == " " ? String(scalar) : "&#\(scalar.value);"
  }
}

extension SchemaChange {
  /// The domain or type that contains the declaration.
  fileprivate var owner: String { String(name.prefix { $0 != "." && $0 != ":" }) }
}
