/// Marks that distinguish a mistake from similar mistakes.
extension JSONScanner {
  /// The character at the position; nil at the end, and if the bytes are not UTF-8.
  var scalar: Unicode.Scalar? {
    guard position < bytes.count, let length = UTF8Sequence.length(in: bytes, at: position) else {
      return nil
    }
    return text(position..<(position + length)).unicodeScalars.first
  }

  /// Whether an invisible character, or a full-width form of a JSON sign, is at the position.
  var isAtDisguise: Bool { scalar?.unseenName != nil || scalar?.plainSign != nil }

  /// Whether the quote before `end` was probably meant as part of the string: the character directly after the quote
  /// cannot follow a string.
  func isAfterUnescapedQuote(at end: Int) -> Bool {
    guard position == end, end > 0, bytes[end - 1] == ASCII.quote, let next = scalar else { return false }
    if next == "\"" { return isEmptyText(at: position) }
    return next.properties.isAlphabetic
      || next.isASCII && "0123456789_$.!?()-+\\'".unicodeScalars.contains(next)
  }

  /// Whether the quotes at `start` end a string and are not the start of a key.
  private func isEmptyText(at start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] == ASCII.quote { end += 1 }
    while end < bytes.count, bytes[end] == ASCII.space { end += 1 }
    let isClosed =
      end == bytes.count || [ASCII.comma, ASCII.closeBrace, ASCII.closeBracket].contains(bytes[end])
    return isClosed || bytes[end] == ASCII.lineFeed || bytes[end] == ASCII.carriageReturn
  }
}

extension Unicode.Scalar {
  /// The JSON sign of which the character is a full-width form, as some keyboards write it.
  var plainSign: String? {
    guard (0xFF01...0xFF5E).contains(value), let plain = Unicode.Scalar(value - 0xFEE0) else { return nil }
    return "{}[]:,\"".unicodeScalars.contains(plain) ? String(plain) : nil
  }

  /// Whether the character is a space, including those outside ASCII.
  var isSpace: Bool { properties.generalCategory == .spaceSeparator }
}
