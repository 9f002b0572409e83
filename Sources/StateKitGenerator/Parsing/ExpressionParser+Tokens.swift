extension ExpressionParser {
  static let operators: Set<Unicode.Scalar> = [
    "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".",
  ]
  /// Stand between two operands.
  private static let infixWords: Set<String> = ["as", "is"]
  /// Stand before an operand.
  private static let prefixWords: Set<String> = ["try", "await", "any", "some", "consume", "copy", "unsafe"]

  /// Notes an operand, which needs an operator before it.
  mutating func operand(at location: SourceLocation) throws(StringFailure) {
    guard open.isEmpty else { return }
    isAfterWordOperator = false
    if isAfterOperand { throw StringFailure(.operatorExpected(at: location)) }
    isAfterOperand = true
  }

  mutating func word() throws(StringFailure) {
    let location = scanner.location
    let isMember = scanner.previous == "."
    guard let word = scanner.word() else {
      throw StringFailure(.characterInExpression(found: scanner.found, at: location))
    }
    guard open.isEmpty, !isMember else { return isAfterOperand = true }
    if Keywords.startStatements.contains(word) { throw StringFailure(.statement(word, at: location)) }
    let isInfix = isAfterOperand && ExpressionParser.infixWords.contains(word)
    if !isInfix { try operand(at: location) }
    guard isInfix || ExpressionParser.prefixWords.contains(word) else { return }
    isAfterOperand = false
    isAfterWordOperator = true
  }

  mutating func operatorToken() throws(StringFailure) {
    let location = scanner.location
    let isAfterSpace = scanner.previous.map { $0 == " " || $0 == "\t" } ?? true
    let start = scanner.index
    while let next = scanner.current, ExpressionParser.operators.contains(next) { scanner.advance() }
    let text = scanner.text(from: start)
    let isBeforeSpace = scanner.current.map { $0 == " " || $0 == "\t" } ?? true
    if text.contains("//") || text.contains("/*") { throw StringFailure(.commentInExpression(at: location)) }
    // Anywhere else a slash may begin a regular expression, in which a quote is none.
    if text.contains("/"), text != "/" || !isAfterSpace || !isBeforeSpace {
      throw StringFailure(.slash(at: location))
    }
    guard open.isEmpty else { return }
    isAfterWordOperator = false
    if text == "=" { throw StringFailure(.assignment(at: location)) }
    if text == "?", isBeforeSpace, isAfterSpace { ternaries += 1 }
    let isPostfix = !isAfterSpace && isBeforeSpace && text != "."
    if !isPostfix { isAfterOperand = false }
  }

  mutating func number() throws(StringFailure) {
    try operand(at: scanner.location)
    while let next = scanner.current {
      let isFraction = next == "." && scanner.following.map { ("0"..."9").contains($0) } ?? false
      guard isFraction || next.isASCII && Identifier.isContinuation(next) else { return }
      scanner.advance()
    }
  }

  mutating func backticks() throws(StringFailure) {
    let location = scanner.location
    let isMember = scanner.previous == "."
    scanner.advance()
    guard scanner.word() != nil, scanner.consume("`") else {
      throw StringFailure(.characterInExpression(found: "'`'", at: location))
    }
    if isMember { isAfterOperand = true } else { try operand(at: location) }
  }

  /// `$0` in a closure.
  mutating func closureArgument() throws(StringFailure) {
    let location = scanner.location
    scanner.advance()
    guard let digit = scanner.current, ("0"..."9").contains(digit) else {
      throw StringFailure(.characterInExpression(found: "'$'", at: location))
    }
    try operand(at: location)
    while let next = scanner.current, ("0"..."9").contains(next) { scanner.advance() }
  }

  /// `\.name`, `\User.name`
  mutating func keyPath() throws(StringFailure) {
    let location = scanner.location
    scanner.advance()
    guard let next = scanner.current, next == "." || Identifier.isHead(next) else {
      throw StringFailure(.characterInExpression(found: "'\\'", at: location))
    }
  }
}
