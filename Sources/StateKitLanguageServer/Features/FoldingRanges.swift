internal import StateKitAuthoring
internal import StateKitGenerator

/// The objects and arrays that take several lines, even in a text with mistakes.
enum FoldingRanges {
  static func all(in file: SourceFile) -> [JSONValue] {
    var open: [Int] = []
    var ranges: [JSONValue] = []
    var offset = file.textStart
    while offset < file.bytes.count {
      switch file.bytes[offset] {
      case ASCII.quote: offset = file.extent(at: offset).upperBound - 1
      case ASCII.openBrace, ASCII.openBracket: open.append(file.location(at: offset).line)
      case ASCII.closeBrace, ASCII.closeBracket:
        let end = file.location(at: offset).line
        // The line of the closing bracket stays visible.
        if let start = open.popLast(), end - 1 > start {
          ranges.append(.object(["startLine": .number("\(start - 1)"), "endLine": .number("\(end - 2)")]))
        }
      default: break
      }
      offset += 1
    }
    return ranges
  }
}
