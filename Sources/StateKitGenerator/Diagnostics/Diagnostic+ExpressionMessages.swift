/// What can be wrong in a default's expression: SK0330 to SK0350.
extension Diagnostic {
  static func expressionExpected(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0330", "expected a Swift expression, found \(found)", at: location)
  }

  static func operatorExpected(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0331",
      "a default is one expression: there is no operator before this one",
      at: location
    )
  }

  static func statement(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0332", "a default is an expression: '\(word)' begins a statement", at: location)
  }

  static func semicolon(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0333", "a default is one expression: there is no ';' in it", at: location)
  }

  static func commentInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0334", "a default has no comment: use the key 'doc' of the property", at: location)
  }

  static func directive(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0335",
      "a default has no '#' but in '#\"raw strings\"#': move it into Swift code",
      at: location
    )
  }

  static func commaInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0336", "a ',' ends a default: put the expression into parentheses", at: location)
  }

  static func colonInExpression(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0337",
      "a ':' outside brackets belongs to a '?' with a space in front of it",
      at: location
    )
  }

  static func assignment(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0338", "a default assigns nothing: for a comparison write '=='", at: location)
  }

  static func trailingClosure(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0339",
      "a closure cannot follow an expression: put it into the parentheses",
      at: location
    )
  }

  static func bracketUnopened(_ bracket: Unicode.Scalar, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0340", "'\(bracket)' closes no bracket of this expression", at: location)
  }

  static func bracketUnclosed(_ bracket: Unicode.Scalar, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0341", "'\(bracket)' is never closed in this expression", at: location)
  }

  static func expressionTooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0342", "the expression is nested too deep: move it into Swift code", at: location)
  }

  static func stringUnterminated(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0343", "the string that begins here has no closing quote", at: location)
  }

  static func multilineString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0344",
      "a default is on one line: write the string with one quote and '\\n'",
      at: location
    )
  }

  static func escape(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0345", "Swift knows no such escape in a string", at: location)
  }

  static func slash(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0346",
      "a '/' needs a space on both sides, or it could begin a regular expression",
      at: location
    )
  }

  static func characterInExpression(found: String, at location: SourceLocation) -> Diagnostic {
    let remedy =
      ["'''", "'“'", "'”'", "'„'", "'‘'", "'’'", "'«'", "'»'"].contains(found)
      ? "a text stands in double quotes, which JSON writes \\\""
      : found.hasPrefix("'") ? "move the expression into Swift code" : "remove it"
    return Diagnostic(.error, "SK0347", "\(found) has no place in a default: \(remedy)", at: location)
  }

  static func operatorOnOneSide(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(text.quoted) has a space in front of it and none behind it, so that Swift takes it for a sign of what follows:"
        + " put a space on both sides",
      at: location
    )
  }

  static func operatorAlone(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(text.quoted) joins nothing here: an operator stands between two values, or directly beside the one it belongs to",
      at: location
    )
  }

  static func wordBehindOperator(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(word.quoted) cannot stand behind an operator: put it and what belongs to it into parentheses",
      at: location
    )
  }

  static func spaceBehindDot(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0348", "a '.' has no space behind it: leave it out", at: location)
  }

  static func nameExpected(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0348", "expected a name behind the '.', found \(found)", at: location)
  }

  static func ternaryWithoutColon(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "there is no ':' for this '?', as 'condition ? one : another' has it; that of an optional has no space in front"
        + " of it",
      at: location
    )
  }

  static func noNumber(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0349", "\(text.quoted) is no number in Swift", at: location)
  }

  static func wordOfFunctions(_ word: String, at location: SourceLocation) -> Diagnostic {
    let remedy = word == "try" ? "write 'try?' or 'try!', or leave it out" : "leave it out"
    return Diagnostic(
      .error,
      "SK0350",
      "a default is made where nothing waits and nothing is caught, so that \(word.quoted) has no place: \(remedy)",
      at: location
    )
  }
}
