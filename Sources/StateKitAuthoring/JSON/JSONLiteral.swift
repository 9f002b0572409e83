/// A string in JSON. Characters that terminals may interpret, and characters that may look like line ends,
/// are escaped.
package enum JSONLiteral {
  package static func of(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where isEscaped(scalar): literal += escape(scalar.value)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Whether the character is a control character, a line end, or changes the direction of text.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
