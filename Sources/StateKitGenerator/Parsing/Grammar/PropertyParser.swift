/// Reads a property's type and default from a string: `Phase = .background`.
enum PropertyParser {
  static func parse(
    _ string: JSONString,
    reportingTo diagnostics: DiagnosticCollector
  ) -> (type: Located<SwiftType>, default: Located<DefaultSchema>?)? {
    diagnostics.catching { () throws(StringFailure) in
      var parser = TypeParser(StringScanner(string))
      let type = try parser.type()
      guard parser.scanner.current == "=" else {
        try parser.scanner.expectEnd()
        return (type, nil)
      }
      var rest = parser.scanner
      rest.advance()
      let expression = try ExpressionParser.expression(rest)
      return (type, expression.map(DefaultSchema.swift))
    }
  }
}
