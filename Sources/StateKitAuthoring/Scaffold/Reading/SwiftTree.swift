internal import StateKitGenerator

/// The tokens of a Swift file, grouped by its brackets and by `#if`.
enum SwiftNode {
  case token(SwiftToken)
  case group(SwiftGroup)
  case conditional(SwiftConditional)

  var token: SwiftToken? {
    if case .token(let token) = self { token } else { nil }
  }

  var group: SwiftGroup? {
    if case .group(let group) = self { group } else { nil }
  }

  /// The first token of the node.
  var first: SwiftToken {
    switch self {
    case .token(let token): token
    case .group(let group): group.open
    case .conditional(let conditional): conditional.start
    }
  }

  /// The offset after the last byte.
  var end: Int {
    switch self {
    case .token(let token): token.range.upperBound
    case .group(let group): group.close.range.upperBound
    case .conditional(let conditional): conditional.end.range.upperBound
    }
  }
}

/// The nodes in `{}`, `()` or `[]`.
struct SwiftGroup {
  let open: SwiftToken
  let nodes: [SwiftNode]
  let close: SwiftToken

  var isBraces: Bool { open.isSign(ASCII.openBrace) }
  var isParentheses: Bool { open.isSign(ASCII.openParenthesis) }

  /// The bytes between the brackets.
  var inside: Range<Int> { open.range.upperBound..<close.range.lowerBound }
}

/// The nodes from `#if` to `#endif`.
struct SwiftConditional {
  let start: SwiftToken
  /// The nodes of each branch, without its condition.
  let branches: [[SwiftNode]]
  let hasElse: Bool
  let end: SwiftToken
}

/// Builds the tree; unbalanced brackets are a doubt at the first one that does not match.
struct SwiftTreeBuilder {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private var index = 0
  private var depth = 0

  /// A limit against stack overflow.
  private static let depthLimit = 250

  static func tree(of file: SourceFile) throws(SwiftDoubt) -> [SwiftNode] {
    var builder = SwiftTreeBuilder(bytes: file.bytes, tokens: try SwiftLexer.tokens(of: file))
    let nodes = try builder.nodes()
    if let token = builder.token {
      throw SwiftDoubt(
        offset: token.range.lowerBound,
        reason: "'\(builder.text(of: token))' without a beginning"
      )
    }
    return nodes
  }

  private init(bytes: [UInt8], tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private var token: SwiftToken? { index < tokens.count ? tokens[index] : nil }

  private func text(of token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The nodes up to a closing token.
  private mutating func nodes() throws(SwiftDoubt) -> [SwiftNode] {
    var nodes: [SwiftNode] = []
    while let token {
      switch token.kind {
      case .sign(ASCII.closeBrace), .sign(ASCII.closeParenthesis), .sign(ASCII.closeBracket): return nodes
      case .sign(ASCII.openBrace): nodes.append(.group(try group(token, ASCII.closeBrace)))
      case .sign(ASCII.openParenthesis): nodes.append(.group(try group(token, ASCII.closeParenthesis)))
      case .sign(ASCII.openBracket): nodes.append(.group(try group(token, ASCII.closeBracket)))
      case .hashWord where ["#elseif", "#else", "#endif"].contains(text(of: token)): return nodes
      case .hashWord where text(of: token) == "#if":
        nodes.append(.conditional(try conditional(token)))
      default:
        nodes.append(.token(token))
        index += 1
      }
    }
    return nodes
  }

  private mutating func group(_ open: SwiftToken, _ end: UInt8) throws(SwiftDoubt) -> SwiftGroup {
    try enter(open)
    defer { depth -= 1 }
    let nodes = try nodes()
    guard let token, token.isSign(end) else { throw unended(open) }
    index += 1
    return SwiftGroup(open: open, nodes: nodes, close: token)
  }

  private mutating func conditional(_ start: SwiftToken) throws(SwiftDoubt) -> SwiftConditional {
    try enter(start)
    defer { depth -= 1 }
    var branches: [[SwiftNode]] = []
    var hasElse = false
    while true {
      skipCondition()
      branches.append(try nodes())
      guard let token, token.kind == .hashWord else { throw unended(start) }
      index += 1
      switch text(of: token) {
      case "#endif":
        return SwiftConditional(start: start, branches: branches, hasElse: hasElse, end: token)
      case "#else": hasElse = true
      default: break
      }
    }
  }

  /// Skips the rest of the directive's line.
  private mutating func skipCondition() {
    while let token, !token.isFirstOnLine { index += 1 }
  }

  /// Enters a bracket or `#if`.
  private mutating func enter(_ start: SwiftToken) throws(SwiftDoubt) {
    index += 1
    depth += 1
    if depth > SwiftTreeBuilder.depthLimit {
      throw SwiftDoubt(
        offset: start.range.lowerBound,
        reason: "brackets in brackets, deeper than can be followed"
      )
    }
  }

  /// The doubt about an unclosed token: another closing token or the end of the file comes first.
  private func unended(_ start: SwiftToken) -> SwiftDoubt {
    guard let token else {
      return SwiftDoubt(offset: start.range.lowerBound, reason: "'\(text(of: start))' without its end")
    }
    return SwiftDoubt(
      offset: token.range.lowerBound,
      reason: "'\(text(of: token))' before the end of '\(text(of: start))'"
    )
  }
}
