/// The spelling of names in camel case.
enum CamelCase {
  /// The nearest name that starts with an uppercase or lowercase letter: `user_name` → `userName`. A letter without
  /// case fits both.
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

  /// The identifier made from a text with other characters in it: `user-name` → `userName`. Nil if the text gives no
  /// identifier.
  static func identifier(in text: String, isUpper: Bool) -> String? {
    let seen = text.unicodeScalars.filter { $0.unseenName == nil || $0.isSpace }
    let words = seen.split { !Identifier.isContinuation($0) }.map { String(String.UnicodeScalarView($0)) }
    let name = of(words.joined(separator: "_"), isUpper: isUpper)
    return Identifier.isValid(name) ? name : nil
  }

  /// Whether an ASCII name is already in camel case, as nearly all names are.
  private static func isPlain(_ name: String, isUpper: Bool) -> Bool {
    guard let first = name.utf8.first, ASCII.isLetter(first), (first & 0x20 == 0) == isUpper else {
      return false
    }
    return name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") }
  }
}
