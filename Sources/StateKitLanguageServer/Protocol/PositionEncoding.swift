internal import StateKitAuthoring
internal import StateKitGenerator

/// The unit in which positions count the characters of a line: UTF-16, unless both sides agree on UTF-8.
package enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The position of a byte offset, as LSP writes it.
  func position(of offset: Int, in file: SourceFile) -> JSONValue {
    let place = place(of: offset, in: file)
    return ["line": .number("\(place.line)"), "character": .number("\(place.character)")]
  }

  /// The line and the character of a byte offset, both counted from 0.
  func place(of offset: Int, in file: SourceFile) -> (line: Int, character: Int) {
    var location = file.location(at: offset)
    // A line end of two bytes has only one position.
    if location.offset > 0, location.offset < file.bytes.count, file.bytes[location.offset] == ASCII.lineFeed,
      file.bytes[location.offset - 1] == ASCII.carriageReturn
    {
      location = file.location(at: location.offset - 1)
    }
    let start = file.startOfLine(at: location.offset)
    return (location.line - 1, length(of: file.bytes[start..<location.offset]))
  }

  func range(_ range: Range<Int>, in file: SourceFile) -> JSONValue {
    ["start": position(of: range.lowerBound, in: file), "end": position(of: range.upperBound, in: file)]
  }

  /// The byte offset of a position; a position past the end of its line, or of the file, is that end.
  func offset(of position: JSONValue, in file: SourceFile) -> Int {
    guard let line = position["line"].int, let character = position["character"].int, line >= 0 else {
      return 0
    }
    guard var offset = file.start(ofLine: line) else { return file.bytes.count }
    var left = max(0, character)
    while left > 0, offset < file.bytes.count, !isLineEnd(offset, file.bytes) {
      let (width, units) = step(at: offset, file.bytes)
      if units > left { break }
      offset += width
      left -= units
    }
    return offset
  }

  private func isLineEnd(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    bytes[offset] == ASCII.lineFeed
      || bytes[offset] == ASCII.carriageReturn && offset + 1 < bytes.count
        && bytes[offset + 1] == ASCII.lineFeed
  }

  private func length(of bytes: ArraySlice<UInt8>) -> Int {
    var offset = bytes.startIndex
    var count = 0
    while offset < bytes.endIndex {
      let (width, units) = step(at: offset, bytes)
      offset += width
      count += units
    }
    return count
  }

  /// The number of bytes of the character at an offset, and of its units. A byte that does not begin a character counts
  /// as one of both.
  private func step(at offset: Int, _ bytes: some RandomAccessBytes) -> (width: Int, units: Int) {
    let first = bytes[offset]
    let width = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let isWhole =
      offset + width <= bytes.endIndex && (1..<width).allSatisfy { bytes[offset + $0] & 0xC0 == 0x80 }
    guard isWhole else { return (1, 1) }
    return (width, self == .utf8 ? width : width == 4 ? 2 : 1)
  }
}

/// An array of bytes, or a part of one.
private protocol RandomAccessBytes: RandomAccessCollection where Element == UInt8, Index == Int {}

extension [UInt8]: RandomAccessBytes {}
extension ArraySlice<UInt8>: RandomAccessBytes {}

extension SourceFile {
  /// The start of the line that contains an offset.
  fileprivate func startOfLine(at offset: Int) -> Int {
    guard offset > textStart else { return offset }
    return bytes[textStart..<offset].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? textStart
  }

  /// The start of a line, counted from 0; nil if the file has fewer lines.
  fileprivate func start(ofLine line: Int) -> Int? {
    var start = textStart
    for _ in 0..<line {
      guard let end = bytes[start...].firstIndex(of: ASCII.lineFeed) else { return nil }
      start = end + 1
    }
    return start
  }
}
