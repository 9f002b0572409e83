extension String {
  /// The text for a sentence: in `'…'`, on one line, with invisible characters escaped, and shortened if it is long.
  package var quoted: String {
    let limit = 60
    let scalars = unicodeScalars.prefix(limit + 1)
    let shown = scalars.prefix(limit).map(\.visible).joined()
    return scalars.count > limit ? "'\(shown)…'" : "'\(shown)'"
  }
}

extension String {
  /// The quoted text without the quotes.
  var shown: String { String(quoted.dropFirst().dropLast()) }
}

extension Unicode.Scalar {
  /// The name of an invisible scalar, `U+200B (zero width space)`; nil for a visible scalar and for the plain space.
  var unseenName: String? {
    guard self != " ", isUnseen else { return nil }
    let name = properties.name ?? properties.nameAlias
    return number + (name.map { " (\($0.lowercased()))" } ?? "")
  }

  /// For example `U+00E9`.
  var number: String {
    "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
  }

  private var isUnseen: Bool {
    if isASCII { return value < 0x20 || value >= 0x7F }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      return true
    default:
      return false
    }
  }

  /// The scalar, or its escaped number if the scalar is invisible: `\u{202E}`.
  fileprivate var visible: String { isUnseen ? "\\u{\(hexadecimal)}" : String(self) }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
