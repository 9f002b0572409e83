/// A case of an enum.
struct CaseDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  let name: Identifier
  /// The associated values with their labels.
  var payload: [Code] = []

  var isOneLine: Bool { prefix.isEmpty }

  func print(to printer: inout SwiftPrinter) {
    guard !payload.isEmpty else { return printer.line("case \(name)", prefix) }
    FunctionDeclaration(prefix: prefix, head: "case \(name)", parameters: payload).print(to: &printer)
  }
}
