/// Text from a schema as a terminal may have it: what would move the cursor, end the line or turn the direction
/// of writing is shown as a sign instead.
package enum PrintableText {
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { printable.append(isDangerous(scalar) ? sign(for: scalar) : scalar) }
    return String(printable)
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `␛` for an escape character and its like, the replacement character for the rest.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
