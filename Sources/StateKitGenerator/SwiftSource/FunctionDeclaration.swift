/// A function, an initialiser, or a requirement for one.
package struct FunctionDeclaration: Declaration {
  var prefix: DeclarationPrefix = .none
  /// The text before the parameters, for example `public static func users` or `init`.
  let head: Code
  let parameters: [Code]
  var isThrowing = false
  var result: Code?
  /// Nil for a requirement of a protocol.
  var body: [Code]?

  package init(
    prefix: DeclarationPrefix = .none,
    head: Code,
    parameters: [Code],
    isThrowing: Bool = false,
    result: Code? = nil,
    body: [Code]? = nil
  ) {
    self.prefix = prefix
    self.head = head
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.result = result
    self.body = body
  }

  package var isOneLine: Bool { prefix.isEmpty && body == nil }

  package func print(to printer: inout SwiftPrinter) {
    let effects: Code = isThrowing ? " throws" : ""
    let result: Code = result.map { " -> \($0)" } ?? ""
    let line: Code = "\(head)(\(parameters.list))\(effects)\(result)"
    guard let body else { return printer.line(line, prefix) }
    printer.body(line, prefix, body)
  }
}
