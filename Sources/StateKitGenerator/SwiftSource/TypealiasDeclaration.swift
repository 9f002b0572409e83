/// Another name for a type.
struct TypealiasDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  let access: Access
  let name: Identifier
  let type: Code

  var isOneLine: Bool { prefix.isEmpty }

  func print(to printer: inout SwiftPrinter) {
    printer.line("\(access.prefix)typealias \(name) = \(type)", prefix)
  }
}
