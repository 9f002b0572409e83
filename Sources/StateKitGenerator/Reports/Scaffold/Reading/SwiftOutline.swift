/// What the scaffold has to know of a Swift file.
struct SwiftOutline {
  let file: SourceFile
  let tree: [SwiftNode]
  fileprivate(set) var scopes: [SwiftScope] = []
  fileprivate(set) var aliases: [SwiftAlias] = []

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
  func text(of token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// A name without its backticks.
  func name(_ token: SwiftToken) -> String {
    let text = text(of: token)
    return token.kind == .quotedWord ? String(text.dropFirst().dropLast()) : text
  }
}

/// Finds types, extensions and functions by their keywords. What else there is, it passes over.
private struct SwiftOutlineParser {
  let file: SourceFile
  var scopes: [SwiftScope] = []
  var aliases: [SwiftAlias] = []
  private var path: [String] = []
  private var conditions: [SwiftCondition] = []

  init(file: SourceFile) { self.file = file }

  /// What stands in front of a declaration's keyword.
  private struct Prefix {
    var start: SwiftToken?
    var attributes: [String] = []
    var modifiers: Set<String> = []
  }

  /// Declarations of a file, of a type (an index into `scopes`), or of a function's body.
  mutating func parse(_ nodes: [SwiftNode], of owner: Int?) throws(SwiftDoubt) {
    var prefix = Prefix()
    var cursor = Cursor(nodes: nodes, file: file)
    while let node = cursor.node {
      switch node {
      case .conditional(let conditional):
        try parse(conditional, of: owner)
        cursor.advance()
        prefix = Prefix()
      case .group(let group):
        // A function's or a property's: what is in it is nobody's member.
        if group.isBraces { try parseLocally(group) }
        cursor.advance()
        prefix = Prefix()
      case .token(let token):
        try parse(token, &cursor, &prefix, of: owner)
      }
    }
  }

  private mutating func parse(_ conditional: SwiftConditional, of owner: Int?) throws(SwiftDoubt) {
    for (index, branch) in conditional.branches.enumerated() {
      conditions.append(
        SwiftCondition(
          offset: conditional.start.range.lowerBound,
          branch: index,
          branchCount: conditional.branches.count,
          hasElse: conditional.hasElse
        )
      )
      try parse(branch, of: owner)
      conditions.removeLast()
    }
  }

  private mutating func parseLocally(_ group: SwiftGroup) throws(SwiftDoubt) {
    let outer = path
    // A local type has no extensions, and is not the other one of its name.
    path = ["\(file.path):\(group.open.range.lowerBound)"]
    try parse(group.nodes, of: nil)
    path = outer
  }

  private mutating func parse(
    _ token: SwiftToken,
    _ cursor: inout Cursor,
    _ prefix: inout Prefix,
    of owner: Int?
  ) throws(SwiftDoubt) {
    let word = token.kind == .word && !cursor.isMember ? file.text(of: token) : ""
    switch word {
    case "struct", "enum", "class", "actor", "protocol", "extension":
      if cursor.beginsModifier(word) || cursor.isMereName(word) { break }
      return try parseScope(word, token, &cursor, &prefix)
    case "func":
      let function = parseFunction(token, &cursor, prefix)
      if let body = function.body { try parseLocally(body) }
      if let owner, let function = function.function { scopes[owner].functions.append(function) }
      prefix = Prefix()
      return
    case "typealias": parseAlias(cursor)
    default: break
    }
    if token.isSign(ASCII.at) {
      prefix.start = prefix.start ?? token
      prefix.attributes.append(cursor.takeAttribute())
      return
    }
    if Self.modifiers.contains(word) {
      prefix.start = prefix.start ?? token
      prefix.modifiers.insert(word)
      return cursor.takeModifier()
    }
    if token.kind == .hashWord, let owner, !Self.directives.contains(file.text(of: token)) {
      scopes[owner].macros.append(token)
    }
    prefix = Prefix()
    cursor.advance()
  }

  private mutating func parseScope(
    _ keyword: String,
    _ keywordToken: SwiftToken,
    _ cursor: inout Cursor,
    _ prefix: inout Prefix
  ) throws(SwiftDoubt) {
    let found = prefix
    prefix = Prefix()
    cursor.advance()
    guard let header = try cursor.takeHeader(of: keywordToken) else { return }
    let isExtension = keyword == "extension"
    let names = isExtension ? header.path : path + header.path
    scopes.append(
      SwiftScope(
        kind: isExtension ? .extension : keyword == "protocol" ? .protocol : .type,
        file: file,
        path: names,
        name: header.name,
        start: found.start ?? keywordToken,
        attributes: found.attributes,
        modifiers: found.modifiers,
        inheritance: header.inheritance,
        body: header.body,
        conditions: conditions
      )
    )
    let owner = scopes.count - 1
    let outer = (path, conditions)
    path = names
    try parse(header.body.nodes, of: owner)
    (path, conditions) = outer
  }

  private func parseFunction(
    _ keyword: SwiftToken,
    _ cursor: inout Cursor,
    _ prefix: Prefix
  ) -> (function: SwiftFunction?, body: SwiftGroup?) {
    cursor.advance()
    let name = cursor.node?.token
    guard let parameters = cursor.takeParameters() else { return (nil, nil) }
    let (body, end) = cursor.takeBody()
    guard let name, name.kind == .word || name.kind == .quotedWord else { return (nil, body) }
    let start = prefix.start ?? keyword
    let function = SwiftFunction(
      name: file.name(name),
      nameToken: name,
      modifiers: prefix.modifiers,
      parameters: SwiftParameterParser(file: file).parse(parameters),
      range: start.range.lowerBound..<end,
      conditions: conditions
    )
    return (function, body)
  }

  private mutating func parseAlias(_ cursor: Cursor) {
    var cursor = cursor
    cursor.advance()
    guard let name = cursor.node?.token else { return }
    aliases.append(SwiftAlias(name: file.name(name), names: cursor.restOfStatement.map(file.name)))
  }

  private static let modifiers: Set<String> = [
    "async", "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
    "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// What begins with a number sign and is no macro of anybody's.
  private static let directives: Set<String> = ["#sourceLocation", "#warning", "#error", "#available", "#unavailable"]
}

/// A place among nodes.
private struct Cursor {
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

  /// Whether the word stands behind a dot: `X.self.class`, `.extension`.
  var isMember: Bool { isSign(ASCII.dot, at: -1) }

  /// `class func`, `class var`.
  func beginsModifier(_ word: String) -> Bool {
    guard word == "class", let next = text(at: 1) else { return false }
    return ["func", "var", "let", "subscript", "final", "override", "private", "public", "internal", "open"]
      .contains(next)
  }

  /// `actor` is a name like any other, unless a name follows it on its line.
  func isMereName(_ word: String) -> Bool {
    guard isName(at: 1) else { return true }
    return word == "actor" && node(at: 1)?.first.isFirstOnLine == true
  }

  /// `@available(*, deprecated)`; gives the name.
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

  /// `private(set)`
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

  /// From a type's name to its body; nil where there is none, as in code that does not compile.
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
    var names: [SwiftInheritance] = []
    while let node {
      if case .conditional = node { throw splitDoubt(keyword, node) }
      if node.group?.isBraces == true || text(at: 0) == "where" { break }
      if isSign(ASCII.at) {
        _ = takeAttribute()
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

  /// The parentheses behind a function's name.
  mutating func takeParameters() -> SwiftGroup? {
    while let node {
      if let group = node.group {
        if !group.isParentheses { return nil }
        // `func == (…)`, `func f<T>(…)`: whatever stands between.
        advance()
        return group
      }
      if case .conditional = node { return nil }
      advance()
    }
    return nil
  }

  /// The body, if there is one, and where the function ends.
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

  /// A requirement has no body: what follows it is on a line of its own.
  private func beginsAnother(_ token: SwiftToken) -> Bool {
    if token.isSign(ASCII.semicolon) { return true }
    guard token.isFirstOnLine else { return false }
    return !["async", "throws", "rethrows", "where"].contains(file.text(of: token)) && !token.isSign(ASCII.minus)
      && !isSign(ASCII.greater, at: -1) && !isSign(ASCII.comma, at: -1)
  }

  /// The names up to the end of the line, or of the statement.
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
