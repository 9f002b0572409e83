/// A function, an initialiser, or a requirement of one.
struct FunctionDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  /// All that stands in front of the parameters, for example `public static func users` or `init`.
  let head: Code
  let parameters: [Code]
  var isThrowing = false
  var result: Code?
  /// Nil for a requirement of a protocol.
  var body: [Code]?

  var isOneLine: Bool { prefix.isEmpty && body == nil }

  func print(to printer: inout SwiftPrinter) {
    let effects: Code = isThrowing ? " throws" : ""
    let result: Code = result.map { " -> \($0)" } ?? ""
    let line: Code = "\(head)(\(parameters.list))\(effects)\(result)"
    guard let body else { return printer.line(line, prefix) }
    printer.body(line, prefix, body)
  }
}
