/// A schema file as it was read: its path and its bytes, with the start of each line.
///
/// Nodes keep byte offsets; lines and columns are computed on request.
package final class SourceFile: Sendable {
  /// The path as it appears in diagnostics, for example `Schemas/Users.statekit.json`.
  package let path: String
  package let bytes: [UInt8]
  /// The offset of the text: after the byte-order mark, if there is one.
  package let textStart: Int
  private let lineStarts: [Int]
  /// Whether each byte is one character.
  package let isASCII: Bool

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.textStart = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var starts = [textStart]
    var allBits: UInt8 = 0
    // A buffer, because an unoptimised array access takes ten times as long.
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        allBits |= byte
        if byte == 0x0A { starts.append(offset) }
      }
    }
    self.lineStarts = starts
    self.isASCII = allBits < 0x80
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The location of a byte offset; an offset past the end gives the end.
  package func location(at offset: Int) -> SourceLocation {
    SourceLocation(file: self, offset: min(max(offset, 0), bytes.count))
  }

  /// The line of `offset`, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of `offset` in its line, in characters, counted from 1.
  func column(at offset: Int) -> Int {
    let start = min(lineStarts[line(at: offset) - 1], offset)
    // Many errors in one long line would otherwise take quadratic time.
    if isASCII { return offset - start + 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
  }

  /// The text of a line, counted from 1, without its line end.
  package func text(ofLine line: Int) -> String {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension SourceFile: Equatable {
  /// Whether both are the same object: a file that was read again may have changed.
  package static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }
}
