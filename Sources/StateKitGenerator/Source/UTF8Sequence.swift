/// Well-formed UTF-8 by table 3-7 of the Unicode standard: no overlong forms, no surrogates.
package enum UTF8Sequence {
  /// The number of bytes of the scalar that starts at `offset`; nil if the bytes there are not UTF-8.
  package static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    guard let form = form(of: bytes[offset]), offset + form.length <= bytes.count else { return nil }
    if form.length == 1 { return 1 }
    guard form.second.contains(bytes[offset + 1]) else { return nil }
    for index in (offset + 2)..<(offset + max(form.length, 2)) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return form.length
  }

  /// The number of bytes that a first byte requires, and the range of the second byte.
  private static func form(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0x00...0x7F: (1, 0...0)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
