/// An extension with its conformances and members.
package struct ExtensionDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  /// False if each member declares its own isolation.
  var isNonisolated = true
  let type: Code
  var conformances: [Code] = []
  /// The requirements after `where`.
  var requirements: [Code] = []
  let members: [any Declaration]

  package init(
    prefix: DeclarationPrefix = .none,
    isNonisolated: Bool = true,
    type: Code,
    conformances: [Code] = [],
    requirements: [Code] = [],
    members: [any Declaration]
  ) {
    self.prefix = prefix
    self.isNonisolated = isNonisolated
    self.type = type
    self.conformances = conformances
    self.requirements = requirements
    self.members = members
  }

  package var isOneLine: Bool { false }

  package func print(to printer: inout SwiftPrinter) {
    let nonisolated: Code = isNonisolated ? "nonisolated " : ""
    let clause: Code = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let head: Code = "\(nonisolated)extension \(type)\(clause)"
    guard !requirements.isEmpty else { return printer.members(head, prefix, members) }
    let whole: Code = "\(head) where \(requirements.joined(separator: ", "))"
    if printer.fits("\(whole) {") { return printer.members(whole, prefix, members) }
    printer.line(head, prefix)
    printer.line("where")
    printer.clause(requirements)
    printer.members("", .none, members)
  }
}
