/// A struct, an enum or a protocol.
struct TypeDeclaration: Declaration {
  enum Keyword: String {
    case `struct`, `enum`, `protocol`
  }

  var prefix: DeclarationPrefix = .none
  let access: Access
  let keyword: Keyword
  let name: Identifier
  /// What stands after the colon.
  let inheritance: [Code]
  let members: [any Declaration]

  var isOneLine: Bool { false }

  func print(to printer: inout SwiftPrinter) {
    let keyword = Code(stringLiteral: keyword.rawValue)
    let head: Code = "\(access.prefix)nonisolated \(keyword) \(name)"
    let clause: Code = inheritance.isEmpty ? "" : ": \(inheritance.joined(separator: ", "))"
    if inheritance.isEmpty || printer.fits("\(head)\(clause) {") {
      return printer.members("\(head)\(clause)", prefix, members)
    }
    printer.line("\(head):", prefix)
    printer.clause(inheritance)
    printer.members("", .none, members)
  }
}
