extension Identifier {
  /// Whether Swift accepts the name, in backticks if necessary. Invisible characters, which Swift accepts, are refused.
  static func isValid(_ name: String) -> Bool {
    if isPlain(name) { return true }
    guard let head = name.unicodeScalars.first, isHead(head), name != "_" else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy(isContinuation)
  }

  /// Whether a name has only ASCII letters and digits, as nearly all names do.
  private static func isPlain(_ name: String) -> Bool {
    guard let head = name.utf8.first, ASCII.isLetter(head) else { return false }
    return name.hasOnlyBytes { ASCII.isLetter($0) || ASCII.isDigit($0) }
  }

  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "\0"..."\u{7F}": false
    default: contains(scalar, in: heads) && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "0"..."9": true
    case "\0"..."\u{7F}": false
    default: isHead(scalar) || contains(scalar, in: combining)
    }
  }

  private static func contains(_ scalar: Unicode.Scalar, in ranges: [ClosedRange<UInt32>]) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  /// `identifier-head` of the language reference, outside ASCII.
  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x203F...0x2040,
    0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD,
    0x3_0000...0x3_FFFD, 0x4_0000...0x4_FFFD, 0x5_0000...0x5_FFFD, 0x6_0000...0x6_FFFD, 0x7_0000...0x7_FFFD,
    0x8_0000...0x8_FFFD, 0x9_0000...0x9_FFFD, 0xA_0000...0xA_FFFD, 0xB_0000...0xB_FFFD, 0xC_0000...0xC_FFFD,
    0xD_0000...0xD_FFFD, 0xE_0000...0xE_FFFD,
  ]

  /// The additions of `identifier-character` to `identifier-head`, outside ASCII.
  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
}
