/// What can be wrong in a default's expression: SK0330 to SK0349.
extension Diagnostic {
  static func expressionExpected(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0330", "expected a Swift expression, found the end of the text", at: location)
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
      "a ':' outside brackets belongs to a '?' with spaces around it",
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
    Diagnostic(
      .error,
      "SK0347",
      "\(found) has no place in a default: move the expression into Swift code",
      at: location
    )
  }
}
