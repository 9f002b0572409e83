extension SchemaParser {
  /// The entries of `allow` in a declaration that has a name.
  func allowances(_ node: JSONNode?, of member: JSONMember) -> [AllowanceSchema] {
    allowances(node, in: member.key.location.offset..<member.value.end)
  }

  /// The entries of `allow`, in a declaration that stands in `range`.
  func allowances(_ node: JSONNode?, in range: Range<Int>) -> [AllowanceSchema] {
    guard let node else { return [] }
    let codes = elements(node, of: "allow", expected: "an array of codes") ?? []
    return codes.compactMap { string($0, "an entry of 'allow'") }.compactMap { code in
      guard code.text.isDiagnosticCode else {
        diagnostics.report(.noCode(code))
        return nil
      }
      return AllowanceSchema(code: code.located, range: range)
    }
  }
}

extension String {
  /// `SK` and four digits.
  fileprivate var isDiagnosticCode: Bool {
    utf8.count == 6 && hasPrefix("SK") && utf8.dropFirst(2).allSatisfy(ASCII.isDigit)
  }
}

extension Diagnostic {
  fileprivate static func noCode(_ text: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0214",
      "\(text.text.quoted) is not a code of a warning; a code is like 'SK0411'",
      at: text.location,
      suggestion: code(meantBy: text.text)
    )
  }

  /// For example `SK0411` for `411` and `sk-0411`.
  fileprivate static func code(meantBy text: String) -> String? {
    let digits = text.utf8.filter(ASCII.isDigit)
    guard (3...4).contains(digits.count), text.utf8.count <= "SK-0000".utf8.count else { return nil }
    return "SK" + String(repeating: "0", count: 4 - digits.count) + String(decoding: digits, as: UTF8.self)
  }
}
