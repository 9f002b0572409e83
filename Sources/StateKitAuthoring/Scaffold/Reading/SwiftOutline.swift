package import StateKitGenerator

/// The declarations of a Swift file that the scaffold needs.
struct SwiftOutline {
  let file: SourceFile
  let tree: [SwiftNode]
  private(set) var scopes: [SwiftScope] = []
  private(set) var aliases: [SwiftAlias] = []

  init(of file: SourceFile) throws(SwiftDoubt) {
    self.file = file
    self.tree = try SwiftTreeBuilder.tree(of: file)
    var parser = SwiftOutlineParser(file: file)
    try parser.parse(tree, of: nil)
    scopes = parser.scopes
    aliases = parser.aliases
  }

  func text(of token: SwiftToken) -> String { file.text(of: token) }
}

extension SourceFile {
  package func text(of token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The text of a node, with all that is in its brackets.
  func text(of node: SwiftNode) -> String {
    String(decoding: bytes[node.first.range.lowerBound..<node.end], as: UTF8.self)
  }

  /// A name without its backticks.
  package func name(_ token: SwiftToken) -> String {
    let text = text(of: token)
    return token.kind == .quotedWord ? String(text.dropFirst().dropLast()) : text
  }
}
