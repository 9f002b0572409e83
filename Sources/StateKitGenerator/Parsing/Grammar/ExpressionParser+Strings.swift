extension ExpressionParser {
  /// `"text \(value)"`, `#"raw \#(value)"#`
  mutating func string() throws(StringFailure) {
    let opening = scanner.location
    var delimiter = ""
    while scanner.consume("#") { delimiter += "#" }
    guard scanner.current == "\"" else { throw StringFailure(.directive(at: opening)) }
    if scanner.starts(with: "\"\"\"") { throw StringFailure(.multilineString(at: opening)) }
    try checkName()
    try checkType()
    try operand(at: opening)
    scanner.advance()
    while !scanner.consume("\"" + delimiter) {
      if scanner.consume("\\" + delimiter) {
        try escape()
      } else {
        try plainCharacter(of: opening)
      }
    }
  }

  private mutating func plainCharacter(of opening: SourceLocation) throws(StringFailure) {
    guard let next = scanner.current else { throw StringFailure(.stringUnterminated(at: opening)) }
    guard StringLiteral.isSeen(next) || next == "\t" else {
      throw StringFailure(.characterInExpression(found: scanner.found, at: scanner.location))
    }
    scanner.advance()
  }

  private mutating func escape() throws(StringFailure) {
    let location = scanner.location
    switch scanner.current {
    case "(": return try interpolation()
    case "0", "\\", "t", "n", "r", "\"", "'": return scanner.advance()
    case "u" where scanner.consume("u{"):
      while let next = scanner.current, next.properties.isASCIIHexDigit { scanner.advance() }
      if scanner.consume("}") { return }
    default: break
    }
    throw StringFailure(.escape(at: location))
  }
}

extension Diagnostic {
  fileprivate static func directive(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0335",
      "a default has no '#' but in '#\"raw strings\"#': move it into Swift code",
      at: location
    )
  }

  fileprivate static func stringUnterminated(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0343", "the string that begins here has no closing quote", at: location)
  }

  fileprivate static func multilineString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0344",
      "a default is on one line: write the string with one quote and '\\n'",
      at: location
    )
  }

  fileprivate static func escape(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0345", "Swift knows no such escape in a string", at: location)
  }
}
