/// A case of an enum.
struct CaseDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  let name: Identifier
  /// The associated values with their labels.
  var payload: [Code] = []

  var isOneLine: Bool { prefix.isEmpty }

  func print(to printer: inout SwiftPrinter) {
    printer.line(payload.isEmpty ? "case \(name)" : "case \(name)(\(payload.list))", prefix)
  }
}
