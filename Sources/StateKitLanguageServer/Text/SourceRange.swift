internal import StateKitGenerator

/// A part of a file.
struct FileRange {
  let file: SourceFile
  let range: Range<Int>
}

extension SourceFile {
  /// The bytes to mark for a diagnostic at a location: a string with its quotes, a name, a number or a bracket.
  func extent(at location: Int) -> Range<Int> {
    guard location < bytes.count else { return bytes.count..<bytes.count }
    var end = location + 1
    if bytes[location] == ASCII.quote {
      while end < bytes.count, bytes[end] != ASCII.quote, bytes[end] != ASCII.lineFeed {
        end += bytes[end] == ASCII.backslash ? 2 : 1
      }
      if end < bytes.count, bytes[end] == ASCII.quote { end += 1 }
    } else if isName(bytes[location]) {
      while end < bytes.count, isName(bytes[end]) { end += 1 }
    }
    return location..<min(end, bytes.count)
  }

  /// Whether the byte belongs to a name, which may have letters of all alphabets.
  private func isName(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte >= 0x80 }
}
