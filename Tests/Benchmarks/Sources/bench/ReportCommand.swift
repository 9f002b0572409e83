import ArgumentParser
import Foundation

/// `bench report`: writes tables of figures into a document.
///
/// A table is between two lines of comment, the first of which names it:
///
///     <!-- bench: debug, CPU s, min -->
///     <!-- /bench -->
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes tables, from files of '--json', into a document where it names them."
  )

  @Argument(help: "The files of tables.")
  var tables: [String]

  @Option(help: "The document.")
  var into = Repository.root.appending(path: "Documentation/Performance.md").path

  func run() throws {
    let found = try tables.flatMap { file in
      try JSONDecoder().decode([Table].self, from: Data(contentsOf: URL(filePath: file)))
    }
    var missing = Dictionary(found.map { ($0.title, $0) }) { $1 }
    var lines: [Substring] = []
    var isInside = false
    let text = try String(contentsOfFile: into, encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == ReportCommand.end { isInside = false }
      if !isInside { lines.append(line) }
      guard let title = ReportCommand.title(of: line), let table = missing.removeValue(forKey: title) else {
        continue
      }
      lines += ["", Substring(table.markdown), ""]
      isInside = true
    }
    guard !isInside else {
      throw ValidationError("the last table in \(into) has no end: \(ReportCommand.end)")
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: into))
    for title in missing.keys.sorted() { print("no place for '\(title)'") }
  }

  private static let end: Substring = "<!-- /bench -->"

  private static func title(of line: Substring) -> String? {
    guard line.hasPrefix("<!-- bench: "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst("<!-- bench: ".count).dropLast(" -->".count))
  }
}

extension Table {
  /// The table in Markdown.
  fileprivate var markdown: String {
    let hasRemarks = rows.contains { $0.remark != nil }
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let head = [title] + columns + (hasRemarks ? [""] : [])
    let body = rows.map { row in
      line([row.name] + row.figures.map(Table.text) + (hasRemarks ? [row.remark ?? ""] : []))
    }
    return ([line(head), "|" + String(repeating: "---|", count: head.count)] + body).joined(separator: "\n")
  }
}
