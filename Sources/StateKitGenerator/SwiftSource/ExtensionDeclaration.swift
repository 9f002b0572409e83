/// An extension.
struct ExtensionDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  /// False where each member says by itself where it runs.
  var isNonisolated = true
  let type: Code
  var conformances: [Code] = []
  /// What stands after `where`.
  var requirements: [Code] = []
  let members: [any Declaration]

  var isOneLine: Bool { false }

  func print(to printer: inout SwiftPrinter) {
    let nonisolated: Code = isNonisolated ? "nonisolated " : ""
    let clause: Code = conformances.isEmpty ? "" : ": \(conformances.list)"
    let head: Code = "\(nonisolated)extension \(type)\(clause)"
    guard !requirements.isEmpty else { return printer.members(head, prefix, members) }
    let whole: Code = "\(head) where \(requirements.joined(separator: ", "))"
    if printer.fits("\(whole) {") { return printer.members(whole, prefix, members) }
    printer.line(head, prefix)
    printer.line("where")
    for line in requirementLines(of: printer) { printer.line("  \(line)") }
    printer.members("", .none, members)
  }

  /// All on one line if there is room, else a line for each.
  private func requirementLines(of printer: SwiftPrinter) -> [Code] {
    let line: Code = requirements.joined(separator: ", ")
    if printer.fits("  \(line)") { return [line] }
    return requirements.dropLast().map { "\($0)," } + requirements.suffix(1)
  }
}
