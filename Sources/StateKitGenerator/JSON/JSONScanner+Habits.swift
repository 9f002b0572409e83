/// The marks that tell a mistake from others that look like it.
extension JSONScanner {
  /// The character at the position; nil at the end, and where there is no UTF-8.
  var scalar: Unicode.Scalar? {
    guard position < bytes.count, let length = UTF8Sequence.length(in: bytes, at: position) else {
      return nil
    }
    return text(position..<(position + length)).unicodeScalars.first
  }

  /// Whether something invisible stands at the position, or a sign of JSON in another width.
  var isAtDisguise: Bool { scalar?.unseenName != nil || scalar?.plainSign != nil }

  /// Whether the text that ends before `end` was to go on: what follows at once could begin nothing new.
  func isAfterUnescapedQuote(at end: Int) -> Bool {
    guard position == end, end > 0, bytes[end - 1] == ASCII.quote, let next = scalar else { return false }
    if next == "\"" { return isEmptyText(at: position) }
    return next.properties.isAlphabetic
      || next.isASCII && "0123456789_$.!?()-+\\'".unicodeScalars.contains(next)
  }

  /// Whether two quotes stand here that are no key.
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
  /// The sign of JSON that it is in another width, as some keyboards write it.
  var plainSign: String? {
    guard (0xFF01...0xFF5E).contains(value), let plain = Unicode.Scalar(value - 0xFEE0) else { return nil }
    return "{}[]:,\"".unicodeScalars.contains(plain) ? String(plain) : nil
  }

  /// Whether it is a space of another kind.
  var isSpace: Bool { properties.generalCategory == .spaceSeparator }
}
