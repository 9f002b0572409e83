/// Messages that several files report.
extension Diagnostic {
  static func operatorExpected(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0331",
      "a default is one expression: there is no operator before this one",
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

  static func operatorAlone(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0348",
      "\(text.quoted) does not join values here: an operator stands between two values, or directly beside its value",
      at: location
    )
  }
}
