extension JSONScanner {
  /// Reads the escape whose backslash is at the position.
  mutating func scanEscape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = position
    position += 1
    guard let byte = next else { return }
    if byte == ASCII.letterU { return scanUnicodeEscape(into: &text) }
    if let meaning = Self.meaning(ofEscaped: byte) {
      text.append(meaning)
      position += 1
    } else if byte > ASCII.space, byte < 0x7F {
      position += 1
      report(.unknownEscape("\\\(Character(Unicode.Scalar(byte)))", at: location(start)))
    } else if byte != ASCII.lineFeed, byte != ASCII.carriageReturn {
      // The text after the backslash is read as if the backslash were missing, because it may not be UTF-8. A line end
      // is reported separately.
      report(.unknownEscape("\\", at: location(start)))
    }
  }

  private static func meaning(ofEscaped byte: UInt8) -> UInt8? {
    switch byte {
    case ASCII.quote, ASCII.backslash, ASCII.slash: byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "r"): ASCII.carriageReturn
    case UInt8(ascii: "t"): ASCII.tab
    default: nil
    }
  }

  /// Reads `\u0041` or a surrogate pair, starting at the `u`.
  private mutating func scanUnicodeEscape(into text: inout [UInt8]) {
    let start = position - 1
    guard let unit = hexadecimal(at: start + 2) else {
      position += 1
      let digits = hexDigits(from: position)
      report(.unicodeEscapeWithoutDigits("\\u\(self.text(position..<digits))", at: location(start)))
      position = digits
      return
    }
    position = start + 6
    if let scalar = Unicode.Scalar(unit) {
      text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    } else if let scalar = pairedScalar(high: unit) {
      text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      position = start + 12
    } else if unit >= 0xDC00 || !isBrokenEscape(at: position) {
      report(.loneSurrogate(self.text(start..<position), isHigh: unit < 0xDC00, at: location(start)))
    }
  }

  /// The scalar of the surrogate `high` and the escape at the position.
  private func pairedScalar(high: UInt32) -> Unicode.Scalar? {
    guard high < 0xDC00, isUnicodeEscape(at: position), let low = hexadecimal(at: position + 2),
      low >= 0xDC00, low <= 0xDFFF
    else { return nil }
    return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
  }

  private func isUnicodeEscape(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == ASCII.backslash && bytes[offset + 1] == ASCII.letterU
  }

  /// Whether a `\u` without its digits is at `offset`: it is reported separately.
  private func isBrokenEscape(at offset: Int) -> Bool {
    isUnicodeEscape(at: offset) && hexadecimal(at: offset + 2) == nil
  }

  /// The value of the four hexadecimal digits at `offset`.
  private func hexadecimal(at offset: Int) -> UInt32? {
    guard hexDigits(from: offset) == offset + 4 else { return nil }
    var value: UInt32 = 0
    for index in offset..<(offset + 4) { value = value << 4 + (ASCII.hexValue(bytes[index]) ?? 0) }
    return value
  }

  /// The end of the hexadecimal digits at `offset`, four at most.
  private func hexDigits(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, end < offset + 4, ASCII.hexValue(bytes[end]) != nil { end += 1 }
    return end
  }
}

extension Diagnostic {
  fileprivate static func loneSurrogate(
    _ escape: String,
    isHigh: Bool,
    at location: SourceLocation
  ) -> Diagnostic {
    let partner =
      isHigh ? "a low one, \\uDC00 to \\uDFFF, after it" : "a high one, \\uD800 to \\uDBFF, before it"
    return Diagnostic(
      .error,
      "SK0105",
      "the surrogate \(escape.quoted) is half a character; it needs \(partner)",
      at: location
    )
  }

  fileprivate static func unknownEscape(_ escape: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0114",
      "\(escape.quoted) is not an escape of JSON; a backslash itself is written \\\\",
      at: location
    )
  }

  fileprivate static func unicodeEscapeWithoutDigits(
    _ escape: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0114",
      "\(escape.quoted) needs four hexadecimal digits after the u, for example \\u00E9",
      at: location
    )
  }
}
