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
    let result: Code = effects + (result.map { " -> \($0)" } ?? "")
    let end: Code = body == nil ? "" : " {"
    let line: Code = "\(head)(\(parameters.joined(separator: ", ")))\(result)"
    // The printer breaks the line by itself where parts of it must stand at certain lines of a schema.
    if printer.locates(line) || printer.fits(line + end) { return print(line, prefix, to: &printer) }
    printer.line("\(head)(", prefix)
    for (index, parameter) in parameters.enumerated() {
      printer.line(index + 1 < parameters.count ? "  \(parameter)," : "  \(parameter)")
    }
    print(")\(result)", .none, to: &printer)
  }

  private func print(_ line: Code, _ prefix: DeclarationPrefix, to printer: inout SwiftPrinter) {
    guard let body else { return printer.line(line, prefix) }
    printer.body(line, prefix, body)
  }
}
