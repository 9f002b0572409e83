extension ExpressionParser {
  static let operators: Set<Unicode.Scalar> = [
    "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".",
  ]

  /// The spaces around an operator, by which Swift decides whether it is prefix, infix or postfix.
  private struct Bounds {
    let left: Bool
    let right: Bool

    var isInfix: Bool { left == right }
    var isPrefix: Bool { right && !left }
  }

  mutating func operatorToken() throws(StringFailure) {
    let location = scanner.location
    let before = scanner.previous
    let isBoundLeft = before.map { !ExpressionParser.leaveFreeLeft.contains($0) } ?? false
    let text = operatorText(isBoundLeft: isBoundLeft)
    let bounds = Bounds(left: isBoundLeft, right: isBoundRight(isBoundLeft: isBoundLeft))
    if text.contains("//") || text.contains("/*") { throw StringFailure(.commentInExpression(at: location)) }
    // Anywhere else a slash may begin a regular expression, in which a quote does not end a string.
    let isApart = ExpressionParser.isBlank(before) && ExpressionParser.isBlank(scanner.current)
    if text.contains("/"), text != "/" || !isApart { throw StringFailure(.slash(at: location)) }
    switch text {
    case ".": try dot(bounds, at: location)
    case "!" where isBoundLeft, "?" where isBoundLeft: return
    case "?": try ternary(at: location)
    case "->": try joinTypes(text, at: location)
    case "&" where level.last == .type, "<" where level.last == .type: try joinTypes(text, at: location)
    case ">" where level.angles > 0: level.angles -= 1
    case "=" where isOutside: throw StringFailure(.assignment(at: location))
    default: try operatorToken(text, bounds, at: location)
    }
  }

  /// Whether a character is a space or missing.
  private static func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    return scalar == " " || scalar == "\t"
  }

  /// The operator at the position. Dots are part of it only if it begins with one. A `?` or `!` behind an operand and a
  /// `>` behind generic arguments are read by themselves.
  private mutating func operatorText(isBoundLeft: Bool) -> String {
    let start = scanner.index
    let first = scanner.current
    scanner.advance()
    if isBoundLeft, first == "!" || first == "?" { return scanner.text(from: start) }
    if level.angles > 0, first == ">" { return scanner.text(from: start) }
    while let next = scanner.current, ExpressionParser.operators.contains(next), next != "." || first == "." {
      scanner.advance()
    }
    return scanner.text(from: start)
  }

  private static let leaveFreeLeft: Set<Unicode.Scalar> = [" ", "\t", "(", "[", "{", ",", ";", ":"]
  private static let leaveFreeRight: Set<Unicode.Scalar> = [" ", "\t", ")", "]", "}", ",", ";", ":"]

  private func isBoundRight(isBoundLeft: Bool) -> Bool {
    guard let next = scanner.current else { return false }
    return next == "." ? !isBoundLeft : !ExpressionParser.leaveFreeRight.contains(next)
  }

  private mutating func dot(_ bounds: Bounds, at location: SourceLocation) throws(StringFailure) {
    try checkName()
    if bounds.left, scanner.current == " " || scanner.current == "\t" {
      throw StringFailure(.spaceBehindDot(at: location))
    }
    switch level.last {
    case .operand: level.last = .dotOfOperand
    case .number: level.last = .dotOfNumber
    case .type: level.last = .dotOfType
    default:
      try checkType(found: "'.'", at: location)
      level.last = .dot
    }
  }

  /// Reads an operator between types. The `<` behind a type opens generic arguments, which `>` closes.
  private mutating func joinTypes(_ text: String, at location: SourceLocation) throws(StringFailure) {
    guard level.isAfterOperand else { throw StringFailure(.operatorAlone(text, at: location)) }
    if text == "<" { level.angles += 1 }
    level.last = .typeOperator
  }

  private mutating func ternary(at location: SourceLocation) throws(StringFailure) {
    guard level.isAfterOperand else { throw StringFailure(.operatorAlone("?", at: location)) }
    level.ternaries.append(location)
    level.last = .ternarySign
  }

  private mutating func operatorToken(
    _ text: String,
    _ bounds: Bounds,
    at location: SourceLocation
  ) throws(StringFailure) {
    try checkName()
    if !level.isAfterOperand || level.isType { try checkType(found: text.quoted, at: location) }
    if bounds.isInfix {
      if level.isAfterOperand { return level.last = .operatorSign }
      // An operator as an argument: `reduce(0, +)`.
      guard level.bracket?.scalar == "(", isAtEndOfElement else {
        throw StringFailure(.operatorAlone(text, at: location))
      }
      level.last = .operand
    } else if bounds.isPrefix {
      if level.isAfterOperand { throw StringFailure(.operatorOnOneSide(text, at: location)) }
      if isOutside, text == "&" { throw StringFailure(.operatorAlone(text, at: location)) }
      level.last = .operatorSign
    } else if !level.isAfterOperand || level.last == .type && text != ">" {
      throw StringFailure(.operatorAlone(text, at: location))
    }
  }

  private var isAtEndOfElement: Bool {
    var rest = scanner
    rest.skipSpaces()
    return rest.current.map { $0 == "," || $0 == ")" } ?? false
  }
}

extension Diagnostic {
  fileprivate static func commentInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0334", "a default has no comment: use the key 'doc' of the property", at: location)
  }

  fileprivate static func assignment(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0338", "a default cannot assign: for a comparison write '=='", at: location)
  }

  fileprivate static func slash(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0346",
      "a '/' needs a space on both sides, or it could begin a regular expression",
      at: location
    )
  }

  fileprivate static func operatorOnOneSide(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(text.quoted) has a space in front of it but not behind it, so that Swift takes it for a sign of the next value:"
        + " put a space on both sides",
      at: location
    )
  }

  fileprivate static func spaceBehindDot(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0348", "a '.' has no space behind it: leave it out", at: location)
  }
}
