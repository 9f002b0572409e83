/// Messages that several files report.
extension Diagnostic {
  @inline(never)
  static func wrongKind(
    of what: String,
    expected: String,
    found node: JSONNode,
    remedy: String? = nil,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0203",
      "expected \(expected) for \(what), found \(node.kind)" + (remedy.map { ": \($0)" } ?? ""),
      at: node.location,
      suggestion: suggestion
    )
  }

  static func empty(_ key: String, _ content: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0205", "'\(key)' is empty; it needs \(content)", at: location)
  }

  static func missingLabel(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0211",
      "the label is missing after '$'; write \"$$\" for the text '$' itself",
      at: location
    )
  }
}
