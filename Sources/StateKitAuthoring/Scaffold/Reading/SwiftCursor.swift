internal import StateKitGenerator

/// A position among the nodes of a declaration; it advances by parts of a declaration.
struct SwiftCursor {
  let nodes: [SwiftNode]
  let file: SourceFile
  var index = 0

  struct Header {
    let path: [String]
    let name: SwiftToken
    let inheritance: [SwiftInheritance]
    let body: SwiftGroup
  }

  init(nodes: [SwiftNode], file: SourceFile) {
    self.nodes = nodes
    self.file = file
  }

  var node: SwiftNode? { index < nodes.count ? nodes[index] : nil }

  private func node(at distance: Int) -> SwiftNode? {
    let place = index + distance
    return nodes.indices.contains(place) ? nodes[place] : nil
  }

  mutating func advance() { index += 1 }

  private func text(at distance: Int) -> String? { node(at: distance)?.token.map(file.text) }

  private func isSign(_ byte: UInt8, at distance: Int = 0) -> Bool {
    node(at: distance)?.token?.isSign(byte) == true
  }

  private func isName(at distance: Int) -> Bool {
    switch node(at: distance)?.token?.kind {
    case .word, .quotedWord: true
    default: false
    }
  }

  /// Whether the word follows a dot: `X.self.class`, `.extension`.
  var isMember: Bool { isSign(ASCII.dot, at: -1) }

  /// Whether the word follows an operator: `let url = #URL("…")`.
  var isOperand: Bool {
    guard case .sign = node(at: -1)?.token?.kind else { return false }
    return !isSign(ASCII.semicolon, at: -1)
  }

  /// Whether the word is a modifier, as in `class func` and `class var`.
  func beginsModifier(_ word: String) -> Bool {
    guard word == "class", let next = text(at: 1) else { return false }
    return ["func", "var", "let", "subscript", "final", "override", "private", "public", "internal", "open"]
      .contains(next)
  }

  /// Whether the word is a plain name, such as `actor` unless another name follows on its line.
  func isMereName(_ word: String) -> Bool {
    guard isName(at: 1) else { return true }
    return word == "actor" && node(at: 1)?.first.isFirstOnLine == true
  }

  /// Takes `@available(*, deprecated)`; returns the name.
  mutating func takeAttribute() -> String {
    advance()
    var name = ""
    while isName(at: 0), let token = node?.token {
      name = file.name(token)
      advance()
      guard isSign(ASCII.dot) else { break }
      advance()
    }
    skipAngles()
    if let group = node?.group, group.isParentheses, isBesideLast { advance() }
    return name
  }

  /// Takes `private(set)`.
  mutating func takeModifier() {
    advance()
    if let group = node?.group, group.isParentheses, isBesideLast { advance() }
  }

  private var isBesideLast: Bool {
    guard index > 0, let node else { return false }
    return nodes[index - 1].end == node.first.range.lowerBound
  }

  private mutating func skipAngles() {
    guard isSign(ASCII.less) else { return }
    var depth = 0
    while node != nil {
      if isSign(ASCII.less) { depth += 1 }
      if isSign(ASCII.greater), !isSign(ASCII.minus, at: -1) { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
  }

  /// Takes a type's name and header up to its body; nil without a body, as in code that does not compile.
  mutating func takeHeader(of keyword: SwiftToken) throws(SwiftDoubt) -> Header? {
    var path: [String] = []
    var name: SwiftToken?
    while isName(at: 0), let token = node?.token {
      name = name ?? token
      path.append(file.name(token))
      advance()
      skipAngles()
      guard isSign(ASCII.dot) else { break }
      advance()
    }
    guard let name else { return nil }
    let inheritance = try isSign(ASCII.colon) ? takeInheritance(of: keyword) : []
    while let node {
      if case .conditional = node { throw splitDoubt(keyword, node) }
      if let group = node.group, group.isBraces {
        advance()
        return Header(path: path, name: name, inheritance: inheritance, body: group)
      }
      if let token = node.token, Self.declarations.contains(file.text(of: token)) { return nil }
      advance()
    }
    return nil
  }

  private mutating func takeInheritance(of keyword: SwiftToken) throws(SwiftDoubt) -> [SwiftInheritance] {
    advance()
    return try takeNames(of: keyword)
  }

  /// `Sendable, nonisolated P, (Q & R)`
  private mutating func takeNames(of keyword: SwiftToken) throws(SwiftDoubt) -> [SwiftInheritance] {
    var names: [SwiftInheritance] = []
    while let node {
      if case .conditional = node { throw splitDoubt(keyword, node) }
      if node.group?.isBraces == true || text(at: 0) == "where" { break }
      if isSign(ASCII.at) {
        _ = takeAttribute()
      } else if let group = node.group, group.isParentheses {
        var inside = SwiftCursor(nodes: group.nodes, file: file)
        names += try inside.takeNames(of: keyword)
        advance()
      } else if isName(at: 0), text(at: 0) != "nonisolated" {
        names.append(takeName(node.first))
      } else {
        advance()
      }
    }
    return names
  }

  private mutating func takeName(_ first: SwiftToken) -> SwiftInheritance {
    var path: [String] = []
    while isName(at: 0), let token = node?.token {
      path.append(file.name(token))
      advance()
      skipAngles()
      guard isSign(ASCII.dot) else { break }
      advance()
    }
    return SwiftInheritance(path: path, token: first)
  }

  private func splitDoubt(_ keyword: SwiftToken, _ node: SwiftNode) -> SwiftDoubt {
    SwiftDoubt(
      offset: node.first.range.lowerBound,
      reason: "'#if' in the middle of the declaration that begins with '\(file.text(of: keyword))'"
    )
  }

  /// Takes the parentheses after a function's name.
  mutating func takeParameters() -> SwiftGroup? {
    while let node {
      if let group = node.group {
        if !group.isParentheses { return nil }
        // Skips operators and generics: `func == (…)`, `func f<T>(…)`.
        advance()
        return group
      }
      if case .conditional = node { return nil }
      advance()
    }
    return nil
  }

  /// Takes the body, if there is one; returns it and the end of the function.
  mutating func takeBody() -> (body: SwiftGroup?, end: Int) {
    var end = index > 0 ? nodes[index - 1].end : 0
    while let node {
      if let group = node.group, group.isBraces {
        advance()
        return (group, group.close.range.upperBound)
      }
      if case .conditional = node { return (nil, end) }
      if let token = node.token, beginsAnother(token) { return (nil, end) }
      end = node.end
      advance()
    }
    return (nil, end)
  }

  /// Whether another declaration begins. A requirement has no body, so the next declaration starts on a new
  /// line.
  private func beginsAnother(_ token: SwiftToken) -> Bool {
    if token.isSign(ASCII.semicolon) { return true }
    guard token.isFirstOnLine else { return false }
    return !["async", "throws", "rethrows", "where"].contains(file.text(of: token))
      && !token.isSign(ASCII.minus)
      && !isSign(ASCII.greater, at: -1) && !isSign(ASCII.comma, at: -1)
  }

  /// The names up to the end of the line or statement.
  var restOfStatement: [SwiftToken] {
    var names: [SwiftToken] = []
    for node in nodes[min(index + 1, nodes.count)...] {
      guard let token = node.token else { continue }
      let goesOn = token.isSign(ASCII.ampersand) || names.isEmpty
      if token.isFirstOnLine, !goesOn { break }
      if Self.declarations.contains(file.text(of: token)) || token.isSign(ASCII.semicolon) { break }
      if token.kind == .word || token.kind == .quotedWord { names.append(token) }
    }
    return names
  }

  private static let declarations: Set<String> = [
    "struct", "enum", "class", "protocol", "extension", "func", "var", "let", "init", "typealias", "import",
  ]
}
