/// A case of an enum.
struct CaseDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  let name: Identifier
  /// The associated values with their labels.
  var payload: [Code] = []

  var isOneLine: Bool { prefix.isEmpty }

  func print(to printer: inout SwiftPrinter) {
    let values: Code = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    printer.line("case \(name)\(values)", prefix)
  }
}
