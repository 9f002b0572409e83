#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A replacement in the text of a file.
struct TextEdit {
  /// Offsets in the file.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }

  /// Replaces a node without the white space and comments around it.
  init(_ node: some SyntaxProtocol, with text: String) {
    self.init(node.textRange, with: text)
  }

  /// The text of a range after the edits inside of it.
  static func text(of range: Range<Int>, in bytes: ArraySlice<UInt8>, _ edits: [TextEdit]) -> String {
    let start = bytes.startIndex
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[(start + position)..<(start + edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[(start + position)..<(start + range.upperBound)]
    return String(decoding: result, as: UTF8.self)
  }
}

extension ImportedSource {
  /// The text of a range of the tree's positions, after the edits.
  func text(of range: Range<Int>, _ edits: [TextEdit] = []) -> String {
    TextEdit.text(of: range, in: file.bytes[file.textStart...], edits)
  }

  /// The text of a node with the comments before it, and without its indentation.
  func movedText(of node: some SyntaxProtocol, _ edits: [TextEdit] = []) -> String {
    let start = node.startOfComments
    let text = text(of: start..<node.endWithComment, edits)
    return Indentation.removed(from: text, column: column(of: start))
  }

  /// The text of statements with the comments around them, and without their indentation.
  func movedText(
    ofStatements statements: some BidirectionalCollection<CodeBlockItemSyntax>,
    _ edits: [TextEdit] = []
  )
    -> String
  {
    guard let first = statements.first, let last = statements.last else { return "" }
    let start = first.startOfComments
    return Indentation.removed(from: text(of: start..<last.endWithComment, edits), column: column(of: start))
  }

  /// The number of spaces at the beginning of the line of a position.
  func indentation(at offset: Int) -> Int {
    let bytes = file.bytes[file.textStart...]
    let start = bytes.startIndex + offset - column(of: offset)
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// The number of characters before a position in its line.
  func column(of offset: Int) -> Int {
    let bytes = file.bytes[file.textStart...]
    var start = bytes.startIndex + offset
    while start > bytes.startIndex, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return bytes.startIndex + offset - start
  }
}

extension SyntaxProtocol {
  /// The offsets of the node without the white space and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The offset of the comments that belong to the node: those without an empty line between them and the node.
  var startOfComments: Int {
    var offset = position.utf8Offset
    var start: Int?
    var lineFeeds = 0
    for piece in leadingTrivia {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        if start == nil { start = offset }
        lineFeeds = 0
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        lineFeeds += count
        if lineFeeds > 1 { start = nil }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start ?? positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The offset after the node and a comment on the same line.
  var endWithComment: Int {
    var offset = endPositionBeforeTrailingTrivia.utf8Offset
    var end = offset
    for piece in trailingTrivia {
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: end = offset
      default: break
      }
    }
    return end
  }

  /// The texts of the documentation comment, without its marks.
  var documentation: String? {
    let lines = leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let text) = piece else { return nil }
      return String(text.dropFirst(3)).trimmedSpaces
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension String {
  var trimmedSpaces: String {
    let end = reversed().drop(while: \.isWhitespace).reversed()
    return String(end.drop(while: \.isWhitespace))
  }
}
#endif
