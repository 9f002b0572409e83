internal import StateKitGenerator

/// The line of a schema that a diagnostic points to, and the indentation of the caret below the line.
struct SourceExcerpt {
  let line: String
  /// As wide as the text before the caret, with the same tabs.
  let indentation: String

  /// The largest width, so that a schema on one line does not fill the screen.
  private static let width: Int = 110
  /// The width that stays visible after the caret of a long line.
  private static let rest: Int = 30

  init(at location: SourceLocation) {
    let bytes = location.file.bytes
    let reach = SourceExcerpt.reach(in: location.file)
    let start = SourceExcerpt.lineStart(before: location.offset, in: bytes, reach: reach)
    let end = SourceExcerpt.lineEnd(after: location.offset, in: bytes, reach: reach)
    let before = SourceExcerpt.text(bytes[start..<location.offset])
    let after = SourceExcerpt.text(bytes[location.offset..<end])
    let tail = SourceExcerpt.prefix(
      of: after,
      within: max(SourceExcerpt.rest, SourceExcerpt.width - DisplayWidth.of(before))
    )
    let head = SourceExcerpt.suffix(of: before, within: SourceExcerpt.width - DisplayWidth.of(tail))
    line = PrintableText.withoutCommands(head + tail)
    let blanks = head.map { (character: Character) -> String in
      character == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(character))
    }
    indentation = blanks.joined()
  }

  /// The number of bytes that are read on either side of the caret: enough for the visible part of the line, and for
  /// the mark that the line continues. The number is limited, because one long line may have very many errors.
  private static func reach(in file: SourceFile) -> Int {
    file.isASCII ? width + 1 : 2_000
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    PrintableText.of(String(decoding: bytes, as: UTF8.self))
  }

  /// The start of the line, or of a character within reach before the offset.
  private static func lineStart(before offset: Int, in bytes: [UInt8], reach: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), offset - start < reach { start -= 1 }
    while start < offset, UTF8.isContinuation(bytes[start]) { start += 1 }
    return start
  }

  private static func lineEnd(after offset: Int, in bytes: [UInt8], reach: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), end - offset < reach { end += 1 }
    if end < bytes.count {
      while end > offset, UTF8.isContinuation(bytes[end]) { end -= 1 }
    }
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  private static func prefix(of text: String, within width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var left = width - 1
    return text.prefix {
      left -= DisplayWidth.of($0); return left >= 0
    } + "…"
  }

  private static func suffix(of text: String, within width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var left = width - 1
    let visible = text.reversed().prefix {
      left -= DisplayWidth.of($0); return left >= 0
    }
    return "…" + String(visible.reversed())
  }
}
