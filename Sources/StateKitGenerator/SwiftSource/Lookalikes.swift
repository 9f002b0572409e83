/// Letters that look like ASCII letters: a name with such a letter looks right to its author, but is another name in
/// Swift.
extension Unicode.Scalar {
  /// The ASCII letter that this letter looks like.
  var lookalike: Unicode.Scalar? {
    guard value > 0x7F else { return nil }
    // Full-width forms of ASCII letters.
    if (0xFF21...0xFF3A).contains(value) || (0xFF41...0xFF5A).contains(value) {
      return Unicode.Scalar(value - 0xFEE0)
    }
    return Unicode.Scalar.lookalikes[self]
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let cyrillic = "АВЕЅІЈКМНОРСТУХаесѕіјорухһԁ".unicodeScalars
    let greek = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars
    let latin = "ABESIJKMHOPCTYXaecsijopyxhd".unicodeScalars + "ABEZHIKMNOPTYXo".unicodeScalars
    return Dictionary(zip(Array(cyrillic) + Array(greek), latin)) { first, _ in first }
  }()
}

extension String {
  /// The text as it looks: ASCII letters replace the letters that look like them.
  var seen: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.lookalike ?? $0 }))
  }

  /// The letters that only look like other letters: `'а' is U+0430 (cyrillic small letter a)`. Nil without such
  /// letters.
  fileprivate var disguises: String? {
    var letters: [Unicode.Scalar] = []
    for letter in unicodeScalars where letter.lookalike != nil && !letters.contains(letter) {
      letters.append(letter)
    }
    guard let first = letters.first else { return nil }
    return "'\(first)' is \(first.described)"
      + letters.dropFirst().map { ", '\($0)' \($0.described)" }.joined()
  }
}

extension Unicode.Scalar {
  /// For example `U+0430 (cyrillic small letter a)`.
  fileprivate var described: String { number + (properties.name.map { " (\($0.lowercased()))" } ?? "") }
}

extension SourceLocation {
  /// The difference between a word at this location, or later in the same text, and a suggestion that looks the same.
  func difference(from suggestion: String) -> String? {
    let meant = String(suggestion.drop { "$@".contains($0) })
    let looks = meant.seen.lowercased()
    for word in words where word != meant && word.seen.lowercased() == looks {
      if let disguises = word.disguises { return "its \(disguises)" }
      return meant.disguises.map { "in the declared name \($0)" }
    }
    return nil
  }

  /// The words from this location to the end of the text.
  private var words: [String] {
    let quote = UInt8(ascii: "\"")
    let rest = file.bytes[offset...]
    let text = rest.first == quote ? rest.dropFirst() : rest
    let line = text.prefix { $0 != quote && $0 != 0x0A }.prefix(200)
    return String(decoding: line, as: UTF8.self).unicodeScalars.split { !Identifier.isContinuation($0) }
      .map { String(String.UnicodeScalarView($0)) }
  }
}
