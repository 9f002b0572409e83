extension JSONScanner {
  /// Reads a text that starts like a number, up to the next separator, so that `0x1F` is one mistake. The number stays
  /// a text: its range depends on its type (`FloatLiteral`).
  mutating func scanNumber() -> JSONNode.Value {
    let start = position
    while let byte = next,
      ASCII.isWord(byte) || byte == ASCII.dot || byte == ASCII.minus || byte == ASCII.plus
    {
      position += 1
    }
    let spelled = text(start..<position)
    if let flaw = NumberGrammar.flaw(in: UnsafeBufferPointer(rebasing: bytes[start..<position])) {
      report(.wrongNumber(spelled, flaw, at: location(start)))
    }
    return .number(spelled)
  }
}

/// Numbers as RFC 8259 defines them: `-0`, `12.50`, `1e-3`.
enum NumberGrammar {
  /// A mistake in a number.
  enum Flaw {
    case plusSign, leadingZero, missingInteger, missingFraction, missingExponent, notDecimal
  }

  static func flaw(in text: String) -> Flaw? {
    Array(text.utf8).withUnsafeBufferPointer(flaw)
  }

  static func flaw(in bytes: UnsafeBufferPointer<UInt8>) -> Flaw? {
    var offset = 0
    func at(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }
    func skipDigits() -> Int {
      let start = offset
      while offset < bytes.count, ASCII.isDigit(bytes[offset]) { offset += 1 }
      return offset - start
    }
    if at(ASCII.plus) { return .plusSign }
    if at(ASCII.minus) { offset += 1 }
    let hasLeadingZero = at(ASCII.zero)
    let integerDigits = skipDigits()
    if integerDigits == 0 { return at(ASCII.dot) ? .missingInteger : .notDecimal }
    if at(ASCII.dot) {
      offset += 1
      if skipDigits() == 0 { return .missingFraction }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == 0x65 {
      offset += 1
      if at(ASCII.plus) || at(ASCII.minus) { offset += 1 }
      if skipDigits() == 0 { return .missingExponent }
    }
    if offset < bytes.count { return .notDecimal }
    return hasLeadingZero && integerDigits > 1 ? .leadingZero : nil
  }
}

extension Diagnostic {
  fileprivate static func wrongNumber(
    _ number: String,
    _ flaw: NumberGrammar.Flaw,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0115", "\(number.quoted) is not a number in JSON; \(flaw.remedy)", at: location)
  }
}

extension NumberGrammar.Flaw {
  /// The advice to correct the number.
  fileprivate var remedy: String {
    switch self {
    case .plusSign: "leave out the plus sign"
    case .leadingZero: "leave out the zeros in front"
    case .missingInteger: "write a digit before the point, for example 0.5"
    case .missingFraction: "write a digit after the point, for example 1.0"
    case .missingExponent: "write a digit after the e, for example 1e3"
    case .notDecimal: "write it in decimal digits, for example -12 or 0.5"
    }
  }
}
