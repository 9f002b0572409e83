import Foundation

/// Figures with names.
struct Table: Codable {
  struct Row: Codable {
    let name: String
    /// In the order of the columns; nil for a column without a figure.
    let figures: [Double?]
    /// A remark beside the figures, for example about a goal.
    var remark: String?
  }

  let title: String
  let columns: [String]
  var rows: [Row] = []

  mutating func add(_ name: String, _ figures: Double?..., remark: String? = nil) {
    add(name, figures, remark: remark)
  }

  mutating func add(_ name: String, _ figures: [Double?], remark: String? = nil) {
    rows.append(Row(name: name, figures: figures, remark: remark))
  }

  /// The table as text for people.
  var text: String {
    let cells = [[title] + columns] + rows.map { [$0.name] + $0.figures.map(Table.text) }
    let widths = (0...columns.count).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { cells in
      zip(cells, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
    let rule = String(repeating: "-", count: lines[0].count)
    let body = zip(lines.dropFirst(), rows).map { line, row in row.remark.map { "\(line)  \($0)" } ?? line }
    return ([lines[0], rule] + body).joined(separator: "\n") + "\n"
  }

  static func write(_ tables: [Table], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(tables).write(to: URL(filePath: path))
  }

  /// With about three digits that count.
  static func text(_ figure: Double?) -> String {
    guard let figure else { return "–" }
    let size = abs(figure)
    return String(format: size < 10 ? "%.2f" : size < 100 ? "%.1f" : "%.0f", figure)
  }
}
