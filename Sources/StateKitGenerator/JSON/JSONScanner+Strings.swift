extension JSONScanner {
  /// Reads the string whose opening quote is at the position.
  mutating func scanString() throws(JSONSyntaxError) -> JSONString {
    let opening = position
    var run = opening + 1
    var decoded: [UInt8] = []
    var escapes: [(end: Int, excess: Int)] = []
    var hasControlCharacter = false
    position = run
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.quote {
        var text = text(run..<position)
        if !escapes.isEmpty { text = String(decoding: decoded, as: UTF8.self) + text }
        position += 1
        return JSONString(text: text, location: location(opening), escapes: escapes)
      } else if byte == ASCII.backslash {
        decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run..<position]))
        try scanEscape(into: &decoded)
        escapes.append((decoded.count, position - (opening + 1) - decoded.count))
        run = position
      } else if byte >= 0x80 {
        try skipScalar()
      } else {
        if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
        if byte < ASCII.space, !hasControlCharacter {
          report(.controlCharacter(byte, at: location(position)))
          hasControlCharacter = true
        }
        position += 1
      }
    }
    throw JSONSyntaxError(diagnostic: .unclosedString(at: location(opening)))
  }

  /// Skips a character outside ASCII.
  private mutating func skipScalar() throws(JSONSyntaxError) {
    guard let length = UTF8Sequence.length(in: bytes, at: position) else {
      throw JSONSyntaxError(diagnostic: .invalidUTF8(byte: bytes[position], at: location(position)))
    }
    position += length
  }
}

extension Diagnostic {
  fileprivate static func unclosedString(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0111",
      "the closing quote of this text is missing on its line; a line break in a text is written \\n",
      at: location
    )
  }

  fileprivate static func controlCharacter(_ byte: UInt8, at location: SourceLocation) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let escape = byte == ASCII.tab ? "\\t" : "\\u00\(byte < 0x10 ? "0" : "")\(digits)"
    return Diagnostic(
      .error,
      "SK0113",
      "a control character cannot stand in a text as it is; write \(escape)",
      at: location
    )
  }
}
