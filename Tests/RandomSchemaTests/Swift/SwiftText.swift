/// Pieces of Swift in the test's spelling.
enum SwiftText {
  /// A name in its declaration or use.
  static func name(_ name: String) -> String {
    // In backticks every word is a name.
    "`\(name)`"
  }

  /// A label in a call or a tuple.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A label in a function's declaration.
  static func declaredLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// A string literal in pure ASCII.
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
