/// The way names are written.
enum CamelCase {
  /// The nearest name of that case: `user_name` → `userName`. A letter without case fits both.
  static func of(_ name: String, isUpper: Bool) -> String {
    if isPlain(name, isUpper: isUpper) { return name }
    var result = ""
    for word in name.split(separator: "_") {
      let isFirst = result.isEmpty
      if isFirst, !isUpper {
        result +=
          word.prefix(1).allSatisfy(\.isUppercase) ? MemberName.of(domain: String(word)) : String(word)
      } else {
        result += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return result
  }

  /// The identifier in a text of other characters as well: `user-name` → `userName`. Nil where there is none.
  static func identifier(in text: String, isUpper: Bool) -> String? {
    let seen = text.unicodeScalars.filter { $0.unseenName == nil || $0.isSpace }
    let words = seen.split { !Identifier.isContinuation($0) }.map { String(String.UnicodeScalarView($0)) }
    let name = of(words.joined(separator: "_"), isUpper: isUpper)
    return Identifier.isValid(name) ? name : nil
  }

  /// Whether a name of ASCII is right as it is, as nearly all are.
  private static func isPlain(_ name: String, isUpper: Bool) -> Bool {
    guard let first = name.utf8.first, ASCII.isLetter(first), (first & 0x20 == 0) == isUpper else {
      return false
    }
    return name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") }
  }
}
