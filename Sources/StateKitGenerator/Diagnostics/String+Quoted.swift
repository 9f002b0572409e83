extension String {
  /// The text as a sentence quotes it: in `'…'`, on one line, with nothing invisible in it, and not too long.
  package var quoted: String {
    let limit = 60
    let scalars = unicodeScalars.prefix(limit + 1)
    let shown = scalars.prefix(limit).map(\.visible).joined()
    return scalars.count > limit ? "'\(shown)…'" : "'\(shown)'"
  }
}

extension String {
  /// The text as it is quoted, without the quotes.
  var shown: String { String(quoted.dropFirst().dropLast()) }
}

extension Unicode.Scalar {
  /// The scalar, or its number where it would not be seen: `\u{202E}`.
  fileprivate var visible: String {
    if isASCII { return value >= 0x20 && value < 0x7F ? String(self) : "\\u{\(hexadecimal)}" }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      return "\\u{\(hexadecimal)}"
    default:
      return String(self)
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
