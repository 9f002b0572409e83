internal import StateKitAuthoring
internal import StateKitGenerator

/// The kinds of the names inside of strings and of keys.
enum SemanticTokens {
  /// The names of the kinds, as the protocol has them; a token has the position of its own.
  static let types = [
    "class", "type", "property", "event", "method", "function", "namespace", "parameter", "enumMember",
  ]
  static let modifiers = ["declaration", "deprecated"]

  /// The largest file with colours for names. An editor asks for them after each key, so larger files only have the
  /// colours of JSON.
  static let greatestFile: Int = Workspace.largeSize

  struct Token {
    let range: Range<Int>
    /// The position in `types`.
    var type = 1
    /// A bit for each of `modifiers`.
    var modifiers = 0
  }

  /// The tokens in their order.
  static func all(in file: SourceFile, _ symbols: @autoclosure () -> SchemaSymbols?) -> [Token] {
    if file.bytes.count > greatestFile { return [] }
    var tokens: [Int: Token] = [:]
    for range in typeNames(in: file) { tokens[range.lowerBound] = Token(range: range) }
    for reference in symbols()?.references(in: file) ?? [] {
      let modifiers = (reference.isDeclaration ? 1 : 0) + (reference.symbol.isDeprecated ? 2 : 0)
      let type = reference.symbol.kind.tokenType
      tokens[reference.place.offset] = Token(range: reference.range, type: type, modifiers: modifiers)
    }
    return tokens.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The names of types in strings that contain types; labels are left out.
  private static func typeNames(in file: SourceFile) -> [Range<Int>] {
    var found: [Range<Int>] = []
    func visit(_ node: JSONNode, _ rules: [Grammar.Rule]) {
      func follow(_ part: JSONNode, _ step: JSONStep) {
        visit(part, Grammar.standard.rules(below: rules, step))
      }
      switch node.value {
      case .object(let members): for member in members { follow(member.value, .key(member.key.text)) }
      case .array(let elements):
        for (index, part) in elements.enumerated() { follow(part, .index(index)) }
      case .string:
        switch rules.lazy.compactMap({ $0.role(isKey: false) }).first {
        case .type, .payload, .property: found += names(in: file, node.location.offset..<node.end)
        default: break
        }
      case .null, .bool, .number: break
      }
    }
    if let root = JSONParser.recover(file) { visit(root, Grammar.standard.file) }
    return found
  }

  /// The capitalised words before a default value.
  private static func names(in file: SourceFile, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound, file.bytes[offset] != UInt8(ascii: "=") {
      guard ASCII.isWord(file.bytes[offset]) || file.bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, ASCII.isWord(file.bytes[offset]) || file.bytes[offset] >= 0x80 {
        offset += 1
      }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.bytes[start]) { found.append(start..<offset) }
    }
    return found
  }
}

extension Symbol.Kind {
  /// The position in `SemanticTokens.types`.
  fileprivate var tokenType: Int {
    switch self {
    case .domain: 0
    case .type: 1
    case .property, .invariant: 2
    case .action, .phase: 3
    case .request: 4
    case .effect: 5
    case .child: 6
    case .label: 7
    case .enumCase: 8
    }
  }
}
