/// Messages that several files report.
extension Diagnostic {
  static func typeExpected(found: String, at location: SourceLocation) -> Diagnostic {
    let remedy = found == "'?'" ? ": it stands behind the type" : ""
    return Diagnostic(
      .error,
      "SK0301",
      "expected the name of a Swift type, found \(found)\(remedy)",
      at: location
    )
  }

  static func genericArguments(
    of name: String,
    expected: Int,
    found: Int,
    at location: SourceLocation
  ) -> Diagnostic {
    let count =
      expected == 0 ? "no generic argument" : expected == 1 ? "one generic argument" : "two generic arguments"
    return Diagnostic(.error, "SK0315", "'\(name)' takes \(count), not \(found)", at: location)
  }
}
