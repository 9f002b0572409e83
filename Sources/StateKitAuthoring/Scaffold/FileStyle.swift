internal import StateKitGenerator

/// The layout of one of the user's files.
struct FileStyle {
  /// A line feed, or a carriage return and a line feed, as in the file.
  let lineEnd: String
  /// One level of indentation: two spaces, four spaces or a tab.
  let unit: String

  static let standardUnit: String = "  "

  init(of file: SourceFile, unit: String) {
    self.lineEnd = file.usesCarriageReturns ? "\r\n" : "\n"
    self.unit = unit
  }

  /// The indentation inside the first brackets that span lines; nil without such brackets.
  static func unit(in nodes: [SwiftNode], of file: SourceFile) -> String? {
    for node in nodes {
      switch node {
      case .token: break
      case .group(let group):
        if let unit = unit(of: group, file) ?? unit(in: group.nodes, of: file) { return unit }
      case .conditional(let conditional):
        for branch in conditional.branches {
          if let unit = unit(in: branch, of: file) { return unit }
        }
      }
    }
    return nil
  }

  private static func unit(of group: SwiftGroup, _ file: SourceFile) -> String? {
    guard group.close.isFirstOnLine, let first = group.nodes.first?.first, first.isFirstOnLine else {
      return nil
    }
    // A directive may have any indentation.
    if first.kind == .hashWord { return nil }
    let outer = file.indentation(at: group.close.range.lowerBound)
    let inner = file.indentation(at: first.range.lowerBound)
    guard inner.hasPrefix(outer), inner.count > outer.count else { return nil }
    return String(inner.dropFirst(outer.count))
  }
}

extension SourceFile {
  fileprivate var usesCarriageReturns: Bool {
    guard let lineFeed = bytes.firstIndex(of: ASCII.lineFeed), lineFeed > 0 else { return false }
    return bytes[lineFeed - 1] == ASCII.carriageReturn
  }

  /// The start of the line with an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > textStart, bytes[start - 1] != ASCII.lineFeed, bytes[start - 1] != ASCII.carriageReturn {
      start -= 1
    }
    return start
  }

  /// The leading white space of the line with an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    let space = bytes[start..<offset].prefix { $0 == ASCII.space || $0 == ASCII.tab }
    return String(decoding: space, as: UTF8.self)
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy {
      $0 == ASCII.space || $0 == ASCII.tab || $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn
    }
  }

  /// Whether a range contains an empty line.
  func hasEmptyLine(in range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in bytes[range] {
      if byte == ASCII.lineFeed {
        if isEmpty { return true }
        isEmpty = true
      } else if byte != ASCII.space, byte != ASCII.tab, byte != ASCII.carriageReturn {
        isEmpty = false
      }
    }
    return false
  }
}
