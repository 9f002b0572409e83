extension ExpressionParser {
  /// Keywords between a value and a type.
  private static let infixWords: Set<String> = ["as", "is"]
  /// Keywords before a value.
  private static let prefixWords: Set<String> = [
    "try", "await", "consume", "copy", "unsafe", "weak", "unowned",
  ]
  /// Keywords before a type.
  private static let wordsOfTypes: Set<String> = ["any", "some"]
  /// Keywords before the type of a parameter.
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
  ]
  /// Keywords between the parameters of a function type and its arrow.
  private static let effectWords: Set<String> = ["async", "throws", "rethrows"]
  /// Keywords that need a function around them, which a default does not have.
  private static let wordsOfFunctions: Set<String> = ["await", "consume", "copy"]
  /// Keywords that are values.
  private static let words: Set<String> = ["false", "init", "nil", "self", "super", "true"]
  /// Keywords that are types.
  private static let types: Set<String> = ["Any", "Self"]

  /// Notes an operand, which needs an operator before it.
  mutating func operand(_ last: Last = .operand, at location: SourceLocation) throws(StringFailure) {
    if level.isAfterOperand { throw StringFailure(.operatorExpected(at: location)) }
    level.last = level.isType || level.last == .typeOperator ? .type : last
  }

  mutating func word() throws(StringFailure) {
    let location = scanner.location
    let before = scanner.previous
    guard let word = scanner.word() else {
      throw StringFailure(.characterInExpression(found: scanner.found, at: location))
    }
    if level.last.isDot { return level.last = level.last == .dotOfType ? .type : .operand }
    if isOutside, Keywords.startStatements.contains(word) {
      throw StringFailure(.statement(word, at: location))
    }
    if isInClosure, isKeyword(word) { return level.last = .nothing }
    if isLabel { return try operand(at: location) }
    if level.isAfterOperand {
      if ExpressionParser.effectWords.contains(word) { return }
      if ExpressionParser.infixWords.contains(word) { return level.last = .typeOperator }
    }
    if isPrefix(word) {
      try checkType(found: word.quoted, at: location)
      try checkFunction(word, at: location)
      return try prefix(word, .prefixWord, at: location)
    }
    if isOfType(word) {
      return try prefix(word, .typeOperator, isBehindAngle: before == "<", at: location)
    }
    if isKeyword(word) {
      throw StringFailure(.characterInExpression(found: word.quoted, at: location))
    }
    if ExpressionParser.infixWords.contains(word) {
      throw StringFailure(.operatorAlone(word, at: location))
    }
    if ExpressionParser.words.contains(word) || ExpressionParser.wordsOfTypes.contains(word) {
      try checkType(found: word.quoted, at: location)
    }
    try operand(at: location)
  }

  /// A keyword before a value or type; an operator may not precede it.
  private mutating func prefix(
    _ word: String,
    _ last: Last,
    isBehindAngle: Bool = false,
    at location: SourceLocation
  ) throws(StringFailure) {
    if level.last == .operatorSign, !isBehindAngle {
      throw StringFailure(.wordBehindOperator(word, at: location))
    }
    try operand(at: location)
    level.last = last
  }

  private func isPrefix(_ word: String) -> Bool {
    // Contextual keywords are names, unless a name follows.
    ExpressionParser.prefixWords.contains(word) && (Keywords.needBackticks.contains(word) || isBeforeName)
  }

  private func isOfType(_ word: String) -> Bool {
    isBeforeName
      && (ExpressionParser.wordsOfTypes.contains(word)
        || !isOutside && ExpressionParser.specifiers.contains(word))
  }

  private var isBeforeName: Bool {
    var rest = scanner
    rest.skipSpaces()
    return rest.index > scanner.index && rest.peekWord() != nil
  }

  /// Whether the word before the position is a label; any word can be one.
  private var isLabel: Bool {
    var rest = scanner
    rest.skipSpaces()
    return !isOutside && rest.current == ":" && level.ternaries.isEmpty
  }

  /// Whether a keyword is neither a value nor stands before one. Such keywords begin statements, which closures have.
  private func isKeyword(_ word: String) -> Bool {
    Keywords.needBackticks.contains(word) && !ExpressionParser.words.contains(word)
      && !ExpressionParser.types.contains(word) && !ExpressionParser.prefixWords.contains(word)
      && !ExpressionParser.infixWords.contains(word)
  }

  /// Refuses `try`, `await` and other keywords that need a function around them, which a default does not have.
  private func checkFunction(_ word: String, at location: SourceLocation) throws(StringFailure) {
    guard !isInClosure else { return }
    let isBareTry = word == "try" && scanner.current != "?" && scanner.current != "!"
    if isBareTry || ExpressionParser.wordsOfFunctions.contains(word) {
      throw StringFailure(.wordOfFunctions(word, at: location))
    }
  }

  mutating func number() throws(StringFailure) {
    let location = scanner.location
    if level.last.isDot {
      // An element of a tuple.
      if level.last != .dotOfOperand { try checkName() }
      while let next = scanner.current, ("0"..."9").contains(next) { scanner.advance() }
      return level.last = .operand
    }
    try checkType()
    try operand(.number, at: location)
    let text = numberText()
    if NumberLiteral(text) == nil { throw StringFailure(.noNumber(text, at: location)) }
  }

  /// Reads all characters of a number, valid or not: `1_000.5e-3`.
  private mutating func numberText() -> String {
    let start = scanner.index
    let exponent: Set<Unicode.Scalar> = scanner.starts(with: "0x") ? ["p", "P"] : ["e", "E"]
    while let next = scanner.current {
      let isFraction = next == "." && scanner.following.map { ("0"..."9").contains($0) } ?? false
      let isSign = (next == "+" || next == "-") && scanner.previous.map(exponent.contains) ?? false
      guard isFraction || isSign || Identifier.isContinuation(next) else { break }
      scanner.advance()
    }
    return scanner.text(from: start)
  }

  /// Reports a literal or an operator in the place of a type.
  func checkType() throws(StringFailure) {
    try checkType(found: scanner.found, at: scanner.location)
  }

  func checkType(found: String, at location: SourceLocation) throws(StringFailure) {
    guard level.isType || level.last == .typeOperator else { return }
    throw StringFailure(.typeExpected(found: found, at: location))
  }

  mutating func backticks() throws(StringFailure) {
    let location = scanner.location
    scanner.advance()
    guard scanner.word() != nil, scanner.consume("`") else {
      throw StringFailure(.characterInExpression(found: "'`'", at: location))
    }
    if level.last.isDot { return level.last = level.last == .dotOfType ? .type : .operand }
    try operand(at: location)
  }

  /// `$0` in a closure.
  mutating func closureArgument() throws(StringFailure) {
    let location = scanner.location
    scanner.advance()
    guard let digit = scanner.current, ("0"..."9").contains(digit) else {
      throw StringFailure(.characterInExpression(found: "'$'", at: location))
    }
    try checkType()
    try operand(at: location)
    if !isInClosure { throw StringFailure(.characterInExpression(found: "'$'", at: location)) }
    while let next = scanner.current, ("0"..."9").contains(next) { scanner.advance() }
  }

  /// `\.name`, `\User.name`
  mutating func keyPath() throws(StringFailure) {
    let location = scanner.location
    try checkName()
    try checkType()
    scanner.advance()
    guard let next = scanner.current, next == "." || Identifier.isHead(next),
      next != "." || scanner.following != " "
    else {
      throw StringFailure(.characterInExpression(found: "'\\'", at: location))
    }
    if level.isAfterOperand { throw StringFailure(.operatorExpected(at: location)) }
    level.last = .nothing
    if scanner.consume(".") { level.last = .dotOfKeyPath }
  }
}

extension Diagnostic {
  fileprivate static func statement(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0332", "a default is an expression: '\(word)' begins a statement", at: location)
  }

  fileprivate static func wordBehindOperator(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(word.quoted) cannot stand behind an operator: put it and its expression into parentheses",
      at: location
    )
  }

  fileprivate static func noNumber(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0349", "\(text.quoted) is not a number in Swift", at: location)
  }

  fileprivate static func wordOfFunctions(_ word: String, at location: SourceLocation) -> Diagnostic {
    let remedy = word == "try" ? "write 'try?' or 'try!', or leave it out" : "leave it out"
    return Diagnostic(
      .error,
      "SK0350",
      "a default cannot wait and cannot catch an error, so that \(word.quoted) has no place: \(remedy)",
      at: location
    )
  }
}
