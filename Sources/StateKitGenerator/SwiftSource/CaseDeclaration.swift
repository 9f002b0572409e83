/// A case of an enum: an object, because many cases are moved from list to list.
final class CaseDeclaration: Declaration {
  let prefix: DeclarationPrefix
  let name: Identifier
  /// The associated values with their labels, as a list.
  let payload: Code

  init(prefix: DeclarationPrefix = .none, name: Identifier, payload: Code = "") {
    self.prefix = prefix
    self.name = name
    self.payload = payload
  }

  var isOneLine: Bool { prefix.isEmpty }

  func print(to printer: inout SwiftPrinter) {
    printer.line(payload.isEmpty ? "case \(name)" : "case \(name)(\(payload))", prefix)
  }
}
