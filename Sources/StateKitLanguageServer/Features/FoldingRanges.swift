internal import StateKitGenerator

/// The objects and arrays that take several lines, even in a text with mistakes.
enum FoldingRanges {
  /// Lines are counted from 0.
  static func all(in file: SourceFile) -> [ClosedRange<Int>] {
    var open: [Int] = []
    var ranges: [ClosedRange<Int>] = []
    var offset = file.textStart
    while offset < file.bytes.count {
      switch file.bytes[offset] {
      case ASCII.quote: offset = file.extent(at: offset).upperBound - 1
      case ASCII.openBrace, ASCII.openBracket: open.append(file.location(at: offset).line)
      case ASCII.closeBrace, ASCII.closeBracket:
        let end = file.location(at: offset).line
        // The line of the closing bracket stays visible.
        if let start = open.popLast(), end - 1 > start {
          ranges.append(start - 1...end - 2)
        }
      default: break
      }
      offset += 1
    }
    return ranges
  }
}
