/// The bytes with a meaning in JSON.
package enum ASCII {
  package static var tab: UInt8 { 0x09 }
  package static var lineFeed: UInt8 { 0x0A }
  package static var carriageReturn: UInt8 { 0x0D }
  package static var space: UInt8 { 0x20 }
  package static var quote: UInt8 { 0x22 }
  package static var hash: UInt8 { 0x23 }
  static var apostrophe: UInt8 { 0x27 }
  package static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  package static var comma: UInt8 { 0x2C }
  package static var minus: UInt8 { 0x2D }
  package static var dot: UInt8 { 0x2E }
  package static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  package static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  package static var openBracket: UInt8 { 0x5B }
  package static var backslash: UInt8 { 0x5C }
  package static var closeBracket: UInt8 { 0x5D }
  static var letterU: UInt8 { 0x75 }
  package static var openBrace: UInt8 { 0x7B }
  package static var closeBrace: UInt8 { 0x7D }

  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  /// Whether the byte can be part of a keyword such as `true`: a letter, a digit, `_` or `$`.
  package static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x24
  }

  /// The value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte) - 0x30 }
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x66 ? UInt32(lower) - 0x57 : nil
  }
}
