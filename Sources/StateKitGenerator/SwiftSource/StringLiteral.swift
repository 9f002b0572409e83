/// A Swift string literal for any text: one of the three types for schema text in code.
package struct StringLiteral: Hashable, Sendable {
  /// The literal with its quotes, on one line, in visible characters.
  let spelled: String

  package init(_ text: String) {
    if text.utf8.allSatisfy(StringLiteral.isPlain) {
      spelled = "\"\(text)\""
      return
    }
    var spelled = "\""
    for scalar in text.unicodeScalars {
      spelled += StringLiteral.escape(scalar)
    }
    self.spelled = spelled + "\""
  }

  /// Whether a byte is a visible character without a special meaning, as all bytes of most texts are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= ASCII.space && byte < 0x7F && byte != ASCII.quote && byte != ASCII.backslash
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      isSeen(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  // By value, because the host's Unicode tables must not change the output. A direction mark would make the code look
  // different; joiners stay, because emoji and scripts need them.
  static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
