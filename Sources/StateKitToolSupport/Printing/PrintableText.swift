/// Text from a schema that is safe for a terminal and a CI runner: signs replace the characters that would move the
/// cursor, end the line, change the direction of writing or start a command of the runner.
package enum PrintableText {
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return withoutCommands(text) }
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { printable.append(isDangerous(scalar) ? sign(for: scalar) : scalar) }
    return withoutCommands(String(printable))
  }

  /// Runners look for `##[`, `##vso[` and `##teamcity[` anywhere in a line.
  static func withoutCommands(_ text: String) -> String {
    guard var start = text.utf8.firstIndex(of: numberSign) else { return text }
    var result = ""
    var rest = text.startIndex
    while let sign = text.utf8[start...].firstIndex(of: numberSign) {
      start = text.utf8.index(after: sign)
      guard start < text.endIndex, text.utf8[start] == numberSign else { continue }
      let end = text.utf8[text.utf8.index(after: start)...].first { !isLetter($0) }
      guard end == UInt8(ascii: "[") else { continue }
      result += text[rest..<start] + "♯"
      start = text.utf8.index(after: start)
      rest = start
    }
    return result + text[rest...]
  }

  private static let numberSign = UInt8(ascii: "#")

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `␛` for an escape character, similar signs for other control characters, and the replacement character
  /// for the rest.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
