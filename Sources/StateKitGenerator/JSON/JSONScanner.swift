/// Reads the tokens of a JSON file byte by byte.
///
/// Mistakes inside a token are reported and skipped; other mistakes are thrown.
struct JSONScanner {
  let file: SourceFile
  /// The bytes of `file`, as a buffer because a buffer is fast without optimisation too.
  let bytes: UnsafeBufferPointer<UInt8>
  let diagnostics: DiagnosticCollector
  /// The offset of the next byte.
  var position: Int
  /// Whether a mistake was reported and skipped.
  private(set) var isBroken = false

  init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, reportingTo diagnostics: DiagnosticCollector) {
    self.file = file
    self.bytes = bytes
    self.diagnostics = diagnostics
    self.position = file.textStart
  }

  /// The byte at the position; nil at the end of the file.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func location(_ offset: Int) -> SourceLocation { file.location(at: offset) }

  /// The text of the bytes in `range`, which must be UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    isBroken = true
    diagnostics.report(diagnostic)
  }

  /// Skips space and comments up to the next token.
  mutating func skipSpace() throws(JSONSyntaxError) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab {
        position += 1
      } else if byte == ASCII.slash || byte == ASCII.hash {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Skips the rest of a literal such as `true`.
  mutating func skipWord() {
    while position < bytes.count, ASCII.isWord(bytes[position]) { position += 1 }
  }
}
