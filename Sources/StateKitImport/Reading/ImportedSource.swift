#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file of the app, with its syntax tree.
final class ImportedSource {
  let file: SourceFile
  /// Empty if the file cannot be read.
  let tree: SourceFileSyntax
  /// The place of brackets for which the file cannot be read.
  let unreadableBrackets: SourceLocation?

  init(_ file: SourceFile) {
    let file = file.asUTF8
    let text = file.bytes[file.textStart...]
    self.file = file
    self.unreadableBrackets = text.firstOfManyBrackets.map(file.location(at:))
    self.tree = Parser.parse(source: unreadableBrackets == nil ? String(decoding: text, as: UTF8.self) : "")
  }

  /// The location of a node without the white space and comments before it.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia)
  }

  func location(at position: AbsolutePosition) -> SourceLocation {
    file.location(at: file.textStart + position.utf8Offset)
  }

  /// The modules that the file imports, in order.
  var imports: [String] {
    tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self).map { $0.path.trimmedDescription }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The first of more than 12 square brackets that open one in the other. With each one the parser takes twice as long,
  /// because it reads it as a type first.
  fileprivate var firstOfManyBrackets: Int? {
    var (first, count): (Int?, Int) = (nil, 0)
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "["):
        first = first ?? index
        count += 1
        if count > 12 { return first }
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        continue
      default: (first, count) = (nil, 0)
      }
    }
    return nil
  }
}

extension SourceFile {
  /// The text as the parser sees it. Positions refer to this text, in which a byte that is not UTF-8 is a replacement
  /// character of three bytes.
  fileprivate var asUTF8: SourceFile {
    if String(validating: bytes, as: UTF8.self) != nil { return self }
    return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The same text with line feeds in place of the line ends of Windows.
  var withLineFeeds: SourceFile {
    let carriageReturn = UInt8(ascii: "\r")
    guard bytes.contains(carriageReturn) else { return self }
    let kept = bytes.indices.filter { index in
      bytes[index] != carriageReturn || index + 1 == bytes.endIndex || bytes[index + 1] != UInt8(ascii: "\n")
    }
    return SourceFile(path: path, bytes: kept.map { bytes[$0] })
  }
}
#endif
