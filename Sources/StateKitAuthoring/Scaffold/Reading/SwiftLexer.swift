package import StateKitGenerator

/// Splits the bytes of a Swift file into tokens. It follows Swift's lexical rules as far as it needs to separate code from
/// comments, strings and regular expressions.
///
/// An ambiguity that matters is reported as a doubt, never guessed.
package struct SwiftLexer {
  let bytes: [UInt8]
  var offset: Int
  private var isAtLineStart = true
  /// The previous token, which decides whether a slash begins a regular expression.
  private(set) var previous: SwiftToken?
  /// The number of open interpolations.
  var depth = 0
  /// The tokens in the interpolations of the string that was read last.
  var interpolated: [SwiftToken] = []

  /// A limit against stack overflow that real code does not reach.
  static let depthLimit = 40

  init(_ file: SourceFile) {
    bytes = file.bytes
    offset = file.textStart
  }

  /// The tokens of a file; throws if the file cannot be read reliably.
  ///
  /// - Parameter withInterpolations: Whether the tokens in the interpolations of a string follow the string.
  package static func tokens(
    of file: SourceFile,
    withInterpolations: Bool = false
  ) throws(SwiftDoubt) -> [SwiftToken] {
    try checkEncoding(of: file)
    var lexer = SwiftLexer(file)
    if lexer.starts(with: "#!") { lexer.skipLine() }
    try lexer.refuseConflict()
    var tokens: [SwiftToken] = []
    while let token = try lexer.next() {
      tokens.append(token)
      guard withInterpolations, !lexer.interpolated.isEmpty else { continue }
      tokens += lexer.interpolated.sorted { $0.range.lowerBound < $1.range.lowerBound }
      lexer.interpolated = []
    }
    return tokens
  }

  private static func checkEncoding(of file: SourceFile) throws(SwiftDoubt) {
    let wrong: Int? = file.bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        guard let length = UTF8Sequence.length(in: bytes, at: offset) else { return offset }
        offset += length
      }
      return nil
    }
    if let wrong { throw SwiftDoubt(offset: wrong, reason: "bytes that are not UTF-8") }
  }

  /// The byte at a distance from the current position; 0 at the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next token; nil at the end.
  mutating func next() throws(SwiftDoubt) -> SwiftToken? {
    try skipTrivia()
    guard !isAtEnd else { return nil }
    let start = offset
    let isFirstOnLine = isAtLineStart
    isAtLineStart = false
    let kind = try scan()
    let token = SwiftToken(kind: kind, range: start..<offset, isFirstOnLine: isFirstOnLine)
    previous = token
    return token
  }

  private mutating func scan() throws(SwiftDoubt) -> SwiftToken.Kind {
    let byte = peek()
    switch byte {
    case ASCII.quote:
      try skipString(pounds: 0)
      return .literal
    case ASCII.hash: return try scanHash()
    case ASCII.backtick: return try scanQuotedWord()
    case ASCII.slash:
      if try skipRegex() { return .literal }
    case _ where ASCII.isDigit(byte):
      skipNumber()
      return .literal
    case _ where SwiftLexer.isWord(byte):
      skipWord()
      return .word
    default: break
    }
    offset += 1
    return .sign(byte)
  }

  private mutating func scanHash() throws(SwiftDoubt) -> SwiftToken.Kind {
    var pounds = 0
    while peek(pounds) == ASCII.hash { pounds += 1 }
    switch peek(pounds) {
    case ASCII.quote:
      offset += pounds
      try skipString(pounds: pounds)
      return .literal
    case ASCII.slash:
      try skipExtendedRegex(pounds: pounds)
      return .literal
    case let byte where pounds == 1 && SwiftLexer.isWord(byte):
      offset += 1
      skipWord()
      return .hashWord
    default:
      offset += 1
      return .sign(ASCII.hash)
    }
  }

  private mutating func scanQuotedWord() throws(SwiftDoubt) -> SwiftToken.Kind {
    let start = offset
    offset += 1
    while peek() != ASCII.backtick {
      if isAtEnd || isAtLineEnd { throw SwiftDoubt(offset: start, reason: "a backtick without its other") }
      offset += 1
    }
    offset += 1
    return .quotedWord
  }

  private mutating func skipNumber() {
    while SwiftLexer.isWord(peek()) || peek() == ASCII.dot && ASCII.isDigit(peek(1)) { offset += 1 }
  }

  private mutating func skipWord() {
    while SwiftLexer.isWord(peek()) { offset += 1 }
  }

  /// All bytes beyond ASCII count as letters: symbols among them do not open or close anything.
  static func isWord(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte >= 0x80 }
}

// MARK: - White space and comments

extension SwiftLexer {
  var isAtLineEnd: Bool { peek() == ASCII.lineFeed || peek() == ASCII.carriageReturn }

  private mutating func skipTrivia() throws(SwiftDoubt) {
    while !isAtEnd {
      switch peek() {
      case ASCII.lineFeed, ASCII.carriageReturn:
        isAtLineStart = true
        offset += 1
        try refuseConflict()
      case ASCII.space, ASCII.tab, 0, 0x0B, 0x0C: offset += 1
      case ASCII.slash where peek(1) == ASCII.slash: skipLine()
      case ASCII.slash where peek(1) == ASCII.asterisk: try skipComment()
      case ASCII.asterisk where peek(1) == ASCII.slash:
        throw SwiftDoubt(offset: offset, reason: "the end of a comment that does not begin")
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, !isAtLineEnd { offset += 1 }
  }

  /// Skips a comment, and the comments that are nested in it.
  private mutating func skipComment() throws(SwiftDoubt) {
    let start = offset
    var depth = 0
    repeat {
      if isAtEnd { throw SwiftDoubt(offset: start, reason: "a comment that does not end") }
      if peek() == ASCII.slash, peek(1) == ASCII.asterisk {
        depth += 1
        offset += 2
      } else if peek() == ASCII.asterisk, peek(1) == ASCII.slash {
        depth -= 1
        offset += 2
      } else {
        if isAtLineEnd { isAtLineStart = true }
        offset += 1
      }
    } while depth > 0
  }

  private func refuseConflict() throws(SwiftDoubt) {
    if starts(with: "<<<<<<< ") || starts(with: ">>>>>>> ") {
      throw SwiftDoubt(offset: offset, reason: "the marker of a merge conflict")
    }
  }
}
