/// Checks the one place where a schema holds code: a default's expression.
///
/// It lexes as Swift does and takes only what cannot end the place where the generator puts it: one balanced
/// expression on one line. What it does not know it refuses. Whether the expression means anything,
/// swiftc says.
struct ExpressionParser {
  var scanner: StringScanner
  /// The brackets that are open. In an interpolation the first is its own.
  var open: [(bracket: Unicode.Scalar, location: SourceLocation)] = []
  /// How many strings are around an interpolation.
  var nesting = 0
  /// Ternary `?` outside all brackets whose `:` is still to come.
  var ternaries = 0
  /// Whether, outside all brackets, an operand came last, so that an operator must follow.
  var isAfterOperand = false
  /// Whether a word such as `try` or `as` came last, outside all brackets.
  var isAfterWordOperator = false

  static func parse(_ string: JSONString, reportingTo diagnostics: DiagnosticCollector) -> Located<String>? {
    diagnostics.catching { () throws(StringFailure) in try expression(StringScanner(string)) }
  }

  /// The expression that makes up the rest of a string.
  static func expression(_ scanner: StringScanner) throws(StringFailure) -> Located<String> {
    var parser = ExpressionParser(scanner: scanner)
    parser.scanner.skipSpaces()
    let location = parser.scanner.location
    let start = parser.scanner.index
    var end = start
    while let next = parser.scanner.current {
      try parser.token(next)
      end = parser.scanner.index
      parser.scanner.skipSpaces()
    }
    if let last = parser.open.last { throw StringFailure(.bracketUnclosed(last.bracket, at: last.location)) }
    guard parser.isAfterOperand else { throw StringFailure(.expressionExpected(at: parser.scanner.location)) }
    return Located(parser.scanner.text(from: start, to: end), at: location)
  }

  private mutating func token(_ next: Unicode.Scalar) throws(StringFailure) {
    switch next {
    case "(", "[", "{": try openBracket(next)
    case ")", "]", "}": try closeBracket(next)
    case ",", ":", ";": try separator(next)
    case "\"", "#": try string()
    case "`": try backticks()
    case "0"..."9": try number()
    case "$": try closureArgument()
    case "\\": try keyPath()
    default:
      if ExpressionParser.operators.contains(next) {
        try operatorToken()
      } else {
        try word()
      }
    }
  }

  // MARK: Brackets and separators

  private mutating func openBracket(_ bracket: Unicode.Scalar) throws(StringFailure) {
    let location = scanner.location
    // Behind an operand it could also be the accessors of a property.
    if bracket == "{", open.isEmpty, isAfterOperand || isAfterWordOperator {
      throw StringFailure(.trailingClosure(at: location))
    }
    guard open.count < ExpressionParser.maximumDepth else {
      throw StringFailure(.expressionTooDeep(at: location))
    }
    open.append((bracket, location))
    scanner.advance()
  }

  private mutating func closeBracket(_ bracket: Unicode.Scalar) throws(StringFailure) {
    let opening: Unicode.Scalar = bracket == ")" ? "(" : bracket == "]" ? "[" : "{"
    guard open.last?.bracket == opening else {
      throw StringFailure(.bracketUnopened(bracket, at: scanner.location))
    }
    open.removeLast()
    isAfterOperand = true
    scanner.advance()
  }

  private mutating func separator(_ separator: Unicode.Scalar) throws(StringFailure) {
    let location = scanner.location
    if separator == ";" { throw StringFailure(.semicolon(at: location)) }
    if open.isEmpty {
      if separator == "," { throw StringFailure(.commaInExpression(at: location)) }
      guard ternaries > 0 else { throw StringFailure(.colonInExpression(at: location)) }
      ternaries -= 1
      isAfterOperand = false
    }
    scanner.advance()
  }

  /// Runs up to the parenthesis that ends an interpolation.
  mutating func interpolation() throws(StringFailure) {
    guard nesting < ExpressionParser.maximumDepth else {
      throw StringFailure(.expressionTooDeep(at: scanner.location))
    }
    var inner = ExpressionParser(scanner: scanner, nesting: nesting + 1)
    try inner.openBracket("(")
    let opening = scanner.location
    while !inner.open.isEmpty {
      inner.scanner.skipSpaces()
      guard let next = inner.scanner.current else { throw StringFailure(.bracketUnclosed("(", at: opening)) }
      try inner.token(next)
    }
    scanner = inner.scanner
  }

  static let maximumDepth = 32
}
