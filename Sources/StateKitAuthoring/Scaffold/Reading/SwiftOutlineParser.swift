internal import StateKitGenerator

/// Finds types, extensions and functions by their keywords, and skips the rest.
struct SwiftOutlineParser {
  let file: SourceFile
  private(set) var scopes: [SwiftScope] = []
  private(set) var aliases: [SwiftAlias] = []
  private var path: [String] = []
  private var conditions: [SwiftCondition] = []

  init(file: SourceFile) { self.file = file }

  /// The tokens before a declaration's keyword.
  private struct Prefix {
    var start: SwiftToken?
    var attributes: [String] = []
    var modifiers: Set<String> = []
  }

  /// Parses the declarations of a file, of a type (an index into `scopes`), or of a function's body.
  mutating func parse(_ nodes: [SwiftNode], of owner: Int?) throws(SwiftDoubt) {
    _ = try parsePrefix(nodes, of: owner)
  }

  /// Parses declarations; returns the prefix after the last one.
  private mutating func parsePrefix(_ nodes: [SwiftNode], of owner: Int?) throws(SwiftDoubt) -> Prefix {
    var prefix = Prefix()
    var cursor = SwiftCursor(nodes: nodes, file: file)
    while let node = cursor.node {
      switch node {
      case .conditional(let conditional):
        try parse(conditional, &prefix, of: owner)
        cursor.advance()
      case .group(let group):
        // The braces belong to a function or property: declarations inside are not members of the type.
        if group.isBraces { try parseLocally(group) }
        cursor.advance()
        prefix = Prefix()
      case .token(let token):
        try parse(token, &cursor, &prefix, of: owner)
      }
    }
    return prefix
  }

  /// Parses the branches. They contain declarations, or attributes of the declaration after `#endif`, which gets the
  /// attributes of all branches.
  private mutating func parse(
    _ conditional: SwiftConditional,
    _ prefix: inout Prefix,
    of owner: Int?
  ) throws(SwiftDoubt) {
    var attributes: [String] = []
    for (index, branch) in conditional.branches.enumerated() {
      conditions.append(
        SwiftCondition(
          offset: conditional.start.range.lowerBound,
          branch: index,
          branchCount: conditional.branches.count,
          hasElse: conditional.hasElse
        )
      )
      attributes += try parsePrefix(branch, of: owner).attributes
      conditions.removeLast()
    }
    guard !attributes.isEmpty else { return prefix = Prefix() }
    prefix.start = prefix.start ?? conditional.start
    prefix.attributes += attributes
  }

  private mutating func parseLocally(_ group: SwiftGroup) throws(SwiftDoubt) {
    let outer = path
    // A local type has no extensions, and differs from other types of its name.
    path = ["\(file.path):\(group.open.range.lowerBound)"]
    try parse(group.nodes, of: nil)
    path = outer
  }

  private mutating func parse(
    _ token: SwiftToken,
    _ cursor: inout SwiftCursor,
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
    if token.kind == .hashWord, !cursor.isOperand, let owner, !Self.directives.contains(file.text(of: token))
    {
      scopes[owner].macros.append(token)
    }
    prefix = Prefix()
    cursor.advance()
  }

  private mutating func parseScope(
    _ keyword: String,
    _ keywordToken: SwiftToken,
    _ cursor: inout SwiftCursor,
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
        keyword: keyword,
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
    _ cursor: inout SwiftCursor,
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

  private mutating func parseAlias(_ cursor: SwiftCursor) {
    var cursor = cursor
    cursor.advance()
    guard let name = cursor.node?.token else { return }
    aliases.append(SwiftAlias(name: file.name(name), names: cursor.restOfStatement.map(file.name)))
  }

  /// The words that may stand before the keyword of a declaration.
  static let modifiers: Set<String> = [
    "async", "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate",
    "final",
    "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
    "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// The words after a number sign that are not macros.
  private static let directives: Set<String> = [
    "#sourceLocation", "#warning", "#error", "#available", "#unavailable",
  ]
}
