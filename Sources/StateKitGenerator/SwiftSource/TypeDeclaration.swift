/// A struct, an enum or a protocol.
package struct TypeDeclaration: Declaration {
  package enum Keyword: String {
    case `struct`, `enum`, `protocol`
  }

  var prefix: DeclarationPrefix = .none
  let access: Access
  let keyword: Keyword
  let name: Identifier
  /// The location in the schema, if only the Swift compiler can check the inheritance.
  let location: SourceLocation?
  /// The types after the colon.
  let inheritance: [Code]
  let members: [any Declaration]

  package init(
    prefix: DeclarationPrefix = .none,
    access: Access,
    keyword: Keyword,
    name: Identifier,
    location: SourceLocation? = nil,
    inheritance: [Code],
    members: [any Declaration]
  ) {
    self.prefix = prefix
    self.access = access
    self.keyword = keyword
    self.name = name
    self.location = location
    self.inheritance = inheritance
    self.members = members
  }

  package var isOneLine: Bool { false }

  package func print(to printer: inout SwiftPrinter) {
    let keyword = Code(verbatim: keyword.rawValue)
    let head: Code = "\(access.prefix)nonisolated \(keyword) \("\(name)", at: location)"
    let clause: Code = inheritance.isEmpty ? "" : ": \(inheritance.joined(separator: ", "))"
    // A directive cannot be inside a head.
    if inheritance.isEmpty || printer.locates(head) || printer.fits("\(head)\(clause) {") {
      return printer.members("\(head)\(clause)", prefix, members)
    }
    printer.line("\(head):", prefix)
    printer.clause(inheritance)
    printer.members("", .none, members)
  }
}
