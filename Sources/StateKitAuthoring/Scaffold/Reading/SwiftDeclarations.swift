internal import StateKitGenerator

/// An initializer of a type.
struct SwiftInitializer {
  let modifiers: Set<String>
  let parameters: [SwiftFunction.Parameter]
}

/// Reads properties, functions and initializers among the nodes of a file or of a body.
enum SwiftDeclarations {
  /// A property after `var` or `let`.
  struct Property {
    let name: String
    /// The type without white space; empty without a type.
    let type: String
    let hasValue: Bool
    let isComputed: Bool
  }

  /// A property outside of types, with its modifiers.
  struct Global {
    let name: String
    /// The type without white space.
    let type: String
    let modifiers: Set<String>
  }

  /// A function outside of types.
  struct Function {
    let name: String
    let modifiers: Set<String>
    let parameters: [SwiftFunction.Parameter]
    /// The type of the result without white space; empty without one.
    let result: String
  }

  static func isModifier(_ word: String) -> Bool { SwiftOutlineParser.modifiers.contains(word) }

  /// Reads the name, the type and the rest of a property; nil for a pattern, and for several properties at once.
  static func property(_ nodes: some RandomAccessCollection<SwiftNode>, in file: SourceFile) -> Property? {
    var rest = ArraySlice(nodes)
    guard let name = rest.popFirst()?.token, name.kind == .word || name.kind == .quotedWord else {
      return nil
    }
    var type = ""
    var isInType = false
    var angles = 0
    if rest.first?.token?.isSign(ASCII.colon) == true {
      isInType = true
      rest.removeFirst()
    }
    while let node = rest.first {
      if let token = node.token {
        if token.isFirstOnLine || token.isSign(ASCII.semicolon) { break }
        if token.isSign(ASCII.less) { angles += 1 }
        if token.isSign(ASCII.greater) { angles -= 1 }
        if token.isSign(ASCII.comma), angles == 0 { return nil }
        if token.isSign(ASCII.equals) {
          return Property(name: file.name(name), type: type, hasValue: true, isComputed: false)
        }
      }
      if let group = node.group, group.isBraces {
        let first = group.nodes.first?.token.map(file.text) ?? ""
        let isObserved = first == "didSet" || first == "willSet"
        return Property(name: file.name(name), type: type, hasValue: false, isComputed: !isObserved)
      }
      if isInType { type += file.text(of: node) }
      rest.removeFirst()
    }
    return Property(name: file.name(name), type: type, hasValue: false, isComputed: false)
  }

  /// The initializers among the members of a type.
  static func initializers(_ nodes: [SwiftNode], in file: SourceFile) -> [SwiftInitializer] {
    nodes.indices.compactMap { index in
      guard nodes[index].token.map(file.text) == "init", let group = nodes.dropFirst(index + 1).first?.group,
        group.isParentheses, index == 0 || nodes[index - 1].token?.isSign(ASCII.dot) != true
      else { return nil }
      return SwiftInitializer(
        modifiers: modifiers(before: index, nodes, file),
        parameters: SwiftParameterParser(file: file).parse(group)
      )
    }
  }

  /// The properties among the nodes of a file that have a type.
  static func globals(_ nodes: [SwiftNode], in file: SourceFile) -> [Global] {
    nodes.indices.compactMap { index in
      guard let word = nodes[index].token.map(file.text), word == "let" || word == "var",
        let property = property(nodes[(index + 1)...], in: file), !property.type.isEmpty
      else { return nil }
      return Global(
        name: property.name,
        type: property.type,
        modifiers: modifiers(before: index, nodes, file)
      )
    }
  }

  /// The functions among the nodes of a file.
  static func functions(_ nodes: [SwiftNode], in file: SourceFile) -> [Function] {
    nodes.indices.compactMap { index in
      guard nodes[index].token.map(file.text) == "func", let name = nodes.dropFirst(index + 1).first?.token,
        let group = nodes.dropFirst(index + 2).first?.group, group.isParentheses
      else { return nil }
      let rest = nodes.dropFirst(index + 3).prefix { $0.group?.isBraces != true }
      let words = rest.drop { $0.token?.isSign(ASCII.greater) != true }.dropFirst()
      return Function(
        name: file.name(name),
        modifiers: modifiers(before: index, nodes, file),
        parameters: SwiftParameterParser(file: file).parse(group),
        result: words.map { file.text(of: $0) }.joined()
      )
    }
  }

  private static func modifiers(before index: Int, _ nodes: [SwiftNode], _ file: SourceFile) -> Set<String> {
    let before = nodes[..<index].reversed().prefix { node in
      node.token.map { isModifier(file.text(of: $0)) } ?? false
    }
    return Set(before.compactMap { $0.token.map(file.text) })
  }
}

extension Set<String> {
  /// Whether a declaration with these modifiers can be used in another file: of its own module, or of another one.
  func allowUse(inOwnModule isOwn: Bool) -> Bool {
    isOwn ? isDisjoint(with: ["private", "fileprivate"]) : contains("public")
  }
}
