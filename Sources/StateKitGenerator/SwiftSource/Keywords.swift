/// The keywords of Swift that names must avoid.
package enum Keywords {
  /// Whether the name needs backticks as a declaration, a member or a variable.
  static func needsBackticks(_ name: String) -> Bool {
    // Most names have a capital after the first letter, and keywords do not: this test costs less than a lookup.
    var mayBeCapital: Bool = true
    let isPlain: Bool = name.hasOnlyBytes { byte in
      defer { mayBeCapital = false }
      return ASCII.isLetter(byte) && (mayBeCapital || !ASCII.isCapital(byte))
    }
    return isPlain && needBackticks.contains(name)
  }

  static let needBackticks: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]

  /// Keywords that fail as members even in backticks: `x.self` is `x`, `S.Type` is a metatype.
  package static let cannotBeNames: Set<String> = ["self", "Type", "Protocol"]

  /// Keywords that start a statement or a declaration, so an expression does not start with them.
  static let startStatements: Set<String> = [
    "actor", "associatedtype", "break", "case", "class", "continue", "default", "defer", "deinit", "do",
    "enum",
    "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "internal", "let",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "return", "static", "struct",
    "subscript", "switch", "throw", "typealias", "var", "where", "while",
  ]
}
