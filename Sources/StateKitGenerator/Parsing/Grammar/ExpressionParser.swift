/// Checks the one place where a schema holds code: a default's expression.
///
/// It reads tokens as Swift does and accepts only one balanced expression on one line, which cannot end the statement
/// that the generator puts it into. Unknown syntax is refused. Whether the expression is valid Swift, the compiler
/// decides.
struct ExpressionParser {
  var scanner: StringScanner
  /// The expression itself, and the open brackets in it. In an interpolation the first bracket is that of the interpolation.
  var levels: [Level] = [Level(bracket: nil)]
  /// The number of strings around an interpolation.
  var nesting = 0
  /// Whether a closure is around the interpolation.
  var beginsInClosure = false

  /// The state of reading within one pair of brackets.
  struct Level {
    /// The opening bracket; nil outside all brackets.
    let bracket: (scalar: Unicode.Scalar, location: SourceLocation)?
    /// Whether the content of the brackets belongs to a type.
    var isType = false
    var last = Last.nothing
    /// The number of open `<` of a type.
    var angles = 0
    /// The ternary `?` whose `:` is still to come.
    var ternaries: [SourceLocation] = []

    /// Whether an operator must follow.
    var isAfterOperand: Bool { last == .operand || last == .number || last == .type }
    /// Whether an operand must follow.
    var isBeforeOperand: Bool {
      switch last {
      case .operatorSign, .ternarySign, .prefixWord, .typeOperator: true
      default: false
      }
    }
  }

  /// The last token.
  enum Last {
    /// A separator, or the beginning.
    case nothing
    case operand, number, type
    case operatorSign
    /// The `?` or `:` of a ternary operator.
    case ternarySign
    /// A keyword before an operand, such as `try`.
    case prefixWord
    /// A token that a type must follow: `as`, `->`.
    case typeOperator
    /// A dot, which a name must follow: at the beginning, behind a value or behind a type.
    case dot, dotOfOperand, dotOfNumber, dotOfType, dotOfKeyPath

    var isDot: Bool {
      switch self {
      case .dot, .dotOfOperand, .dotOfNumber, .dotOfType, .dotOfKeyPath: true
      default: false
      }
    }
  }

  /// The innermost brackets.
  var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Whether statements may stand here.
  var isInClosure: Bool { beginsInClosure || levels.contains { $0.bracket?.scalar == "{" } }

  /// Whether no bracket is open.
  var isOutside: Bool { levels.count == 1 }

  static func parse(_ string: JSONString, reportingTo diagnostics: DiagnosticCollector) -> Located<String>? {
    diagnostics.catching { () throws(StringFailure) in try expression(StringScanner(string)) }
  }

  /// Reads the expression from the position to the end of a string.
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
    if let last = parser.level.bracket {
      throw StringFailure(.bracketUnclosed(last.scalar, at: last.location))
    }
    guard parser.level.isAfterOperand else {
      throw StringFailure(.expressionExpected(found: parser.scanner.found, at: parser.scanner.location))
    }
    try parser.checkOperand()
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
    // Here `{` could also begin the accessors of a property.
    if bracket == "{", isOutside,
      level.isAfterOperand || level.last == .prefixWord || level.last == .typeOperator
    {
      throw StringFailure(.trailingClosure(at: location))
    }
    if level.last != .dotOfKeyPath || bracket != "[" { try checkName() }
    if level.last == .type, bracket != "{" { throw StringFailure(.operatorExpected(at: location)) }
    guard levels.count <= ExpressionParser.maximumDepth else {
      throw StringFailure(.expressionTooDeep(at: location))
    }
    let isType = level.isType || level.last == .typeOperator
    levels.append(Level(bracket: (bracket, location), isType: isType))
    scanner.advance()
  }

  private mutating func closeBracket(_ bracket: Unicode.Scalar) throws(StringFailure) {
    let opening: Unicode.Scalar = bracket == ")" ? "(" : bracket == "]" ? "[" : "{"
    guard level.bracket?.scalar == opening else {
      throw StringFailure(.bracketUnopened(bracket, at: scanner.location))
    }
    try checkOperand()
    let isType = levels.removeLast().isType
    level.last = isType ? .type : .operand
    scanner.advance()
  }

  private mutating func separator(_ separator: Unicode.Scalar) throws(StringFailure) {
    let location = scanner.location
    if separator == ";" { throw StringFailure(.semicolon(at: location)) }
    if isOutside, separator == "," { throw StringFailure(.commaInExpression(at: location)) }
    if separator == "," {
      if !level.isAfterOperand { try expectExpression() }
      try checkOperand()
      level.last = .nothing
    } else {
      let isTernary = level.ternaries.popLast() != nil
      if isOutside, !isTernary { throw StringFailure(.colonInExpression(at: location)) }
      if level.isBeforeOperand { try expectExpression() }
      level.last = isTernary ? .ternarySign : .nothing
    }
    scanner.advance()
  }

  /// Notes that the last token ends a value.
  private func checkOperand() throws(StringFailure) {
    try checkName()
    if level.isBeforeOperand { try expectExpression() }
    if let location = level.ternaries.last { throw StringFailure(.ternaryWithoutColon(at: location)) }
  }

  private func expectExpression() throws(StringFailure) {
    throw StringFailure(.expressionExpected(found: scanner.found, at: scanner.location))
  }

  /// Only a name may follow a dot.
  func checkName() throws(StringFailure) {
    if level.last.isDot { throw StringFailure(.nameExpected(found: scanner.found, at: scanner.location)) }
  }

  /// Runs up to the parenthesis that ends an interpolation.
  mutating func interpolation() throws(StringFailure) {
    guard nesting < ExpressionParser.maximumDepth else {
      throw StringFailure(.expressionTooDeep(at: scanner.location))
    }
    var inner = ExpressionParser(scanner: scanner, nesting: nesting + 1, beginsInClosure: isInClosure)
    try inner.openBracket("(")
    let opening = scanner.location
    while !inner.isOutside {
      inner.scanner.skipSpaces()
      guard let next = inner.scanner.current else { throw StringFailure(.bracketUnclosed("(", at: opening)) }
      try inner.token(next)
    }
    scanner = inner.scanner
  }

  static let maximumDepth = 32
}

extension Diagnostic {
  fileprivate static func expressionExpected(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0330", "expected a Swift expression, found \(found)", at: location)
  }

  fileprivate static func semicolon(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0333", "a default is one expression: there is no ';' in it", at: location)
  }

  fileprivate static func commaInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0336", "a ',' ends a default: put the expression into parentheses", at: location)
  }

  fileprivate static func colonInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0337",
      "a ':' outside brackets belongs to a '?' with a space in front of it",
      at: location
    )
  }

  fileprivate static func trailingClosure(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0339",
      "a closure cannot follow an expression: put it into the parentheses",
      at: location
    )
  }

  fileprivate static func bracketUnopened(
    _ bracket: Unicode.Scalar,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0340", "'\(bracket)' closes no bracket of this expression", at: location)
  }

  fileprivate static func bracketUnclosed(
    _ bracket: Unicode.Scalar,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0341", "'\(bracket)' is never closed in this expression", at: location)
  }

  fileprivate static func expressionTooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0342", "the expression is nested too deep: move it into Swift code", at: location)
  }

  fileprivate static func nameExpected(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0348", "expected a name behind the '.', found \(found)", at: location)
  }

  fileprivate static func ternaryWithoutColon(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "there is no ':' for this '?', as 'condition ? one : another' has it; that of an optional has no space in front"
        + " of it",
      at: location
    )
  }
}
