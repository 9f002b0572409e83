/// Pieces of Swift, as the test writes them.
enum SwiftText {
  /// A name where it is declared or used.
  static func name(_ name: String) -> String {
    // Behind a backtick each word is a name.
    "`\(name)`"
  }

  /// A label in a call or a tuple.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A label that a function declares.
  static func declaredLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// A literal in ASCII alone.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
