internal import StateKitAuthoring
internal import StateKitGenerator

/// Finds the meaning of the text before a dot in a Swift file, as far as the words of the file tell it: the names of
/// generated types, the declared types of variables, and the names of children.
struct SwiftReceivers {
  let file: SourceFile
  let tokens: [SwiftToken]
  /// The declarations of the schemas and of the app's other files.
  let uses: SwiftUses

  /// The meaning of the text before a dot.
  enum Receiver: Equatable {
    /// A state, an action, a store or another value of one of these domains, or a value of a type that a schema declares.
    case owners(Set<String>)
    /// A name of a child of one of these domains. It may also be a variable with this name.
    case named(Set<String>)
    /// A value that is not of a schema's type.
    case foreign
    case unknown
    /// The text before the dot is missing, as in `.added`.
    case implicit
  }

  /// The meaning of the text before a name, which stands behind a dot.
  func receiver(ofNameAt index: Int) -> Receiver {
    var last = index - 2
    // `cart?.added`, `cart!.added`
    while last >= 0, tokens[last].isSign(UInt8(ascii: "?")) || tokens[last].isSign(UInt8(ascii: "!")) {
      last -= 1
    }
    guard last >= 0, isBehind(last, index) else { return .implicit }
    let token = tokens[last]
    // `rows[id: 2]?.quantity`, `rows(id: 2).quantity`
    if token.isSign(ASCII.closeBracket) || token.isSign(ASCII.closeParenthesis) {
      guard let open = opening(of: last), let name = nameBehind(open) else { return .unknown }
      return meaning(ofNameAt: name)
    }
    // `rows.first { $0.isOpen }?.name`
    if token.isSign(ASCII.closeBrace) { return .unknown }
    return isName(last) ? meaning(ofNameAt: last) : .implicit
  }

  /// The meaning of a name before a dot.
  private func meaning(ofNameAt index: Int) -> Receiver {
    let name = file.name(tokens[index])
    if name.first?.isUppercase == true { return owner(ofType: name).map { .owners([$0]) } ?? .foreign }
    let hasDot = index > 0 && tokens[index - 1].isSign(ASCII.dot)
    if !hasDot {
      if name == "self" { return self.extended(at: index) }
      if tokens[index].kind == .word, SwiftReceivers.beforeImplicit.contains(name) { return .implicit }
      if let known = variable(name, before: index) { return known }
    }
    let children = uses.domains(ofChildren: name)
    if !children.isEmpty { return hasDot ? .owners(Set(children)) : .named(Set(children)) }
    // The phases of a request are not declared in a schema: `\.users?.fetchUsers?.failure`.
    if hasDot, uses.isRequestAlone(name) { return .foreign }
    // `store.state.quantity`
    if hasDot, name == "state" || name == "action" { return receiver(ofNameAt: index) }
    return .unknown
  }

  /// Keywords after which an expression begins.
  private static let beforeImplicit: Set<String> = [
    "return", "case", "in", "where", "is", "as", "try", "await", "else", "if", "guard", "while", "throw",
  ]

  // MARK: - Types

  /// Generic types of the runtime, whose members are those of their states and actions.
  private static let generic: Set<String> = ["Store", "Scope", "TestStore"]

  /// The type, if a schema declares it, or the domain that a generated type belongs to; nil for other names.
  private func owner(ofType name: String) -> String? {
    if uses.types.contains(name) { return name }
    for suffix in ["Action", "State", "Reducing", "Effects", "Binding"]
    where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return nil
  }

  /// The meaning of a variable or parameter by its declared type. If there are several, the nearest one before the
  /// place counts.
  private func variable(_ name: String, before index: Int) -> Receiver? {
    for position in stride(from: index - 1, to: 0, by: -1) where file.name(tokens[position]) == name {
      if tokens[position + 1].isSign(ASCII.colon), isDeclaration(position) {
        if let type = type(from: position + 2) { return type }
      } else if ["let", "var"].contains(word(at: position - 1)) {
        // `let row = CartRowState(…)`
        guard tokens[position + 1].isSign(ASCII.equals) else { return .unknown }
        return type(from: position + 2) ?? value(from: position + 2)
      }
    }
    return nil
  }

  /// The meaning of a chain of names such as `store.state.feed`, by its last name.
  private func value(from index: Int) -> Receiver {
    var last = index
    while last + 1 < tokens.count,
      isTight(last, last + 1)
        && [ASCII.dot, UInt8(ascii: "?"), UInt8(ascii: "!")].contains(where: tokens[last + 1].isSign)
        || tokens[last].isSign(ASCII.dot) && isName(last + 1)
    {
      last += 1
    }
    let isCalled =
      last + 1 < tokens.count && isTight(last, last + 1) && !isName(last + 1)
      && [ASCII.openParenthesis, ASCII.openBracket].contains(where: tokens[last + 1].isSign)
    guard last > index, isName(last), !isCalled else { return .unknown }
    let children = uses.domains(ofChildren: file.name(tokens[last]))
    return children.isEmpty ? .unknown : .owners(Set(children))
  }

  /// Whether the word before a colon is declared there: `let name:`, `_ name:`, `(name:`, `, name:`.
  private func isDeclaration(_ position: Int) -> Bool {
    let before = tokens[position - 1]
    return before.kind == .word || before.isSign(ASCII.openParenthesis) || before.isSign(ASCII.comma)
  }

  /// The meaning of the type that begins at an index; nil if it is not a type, as behind the label of a call.
  private func type(from index: Int) -> Receiver? {
    var position = index
    while position < tokens.count, let word = word(at: position),
      ["inout", "borrowing", "consuming", "sending", "any", "some", "escaping"].contains(word) || word.isEmpty
    {
      position += 1
    }
    var names: [String] = []
    var depth = 0
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .word || token.kind == .quotedWord {
        if depth == 0, names.count > 0, !tokens[position - 1].isSign(ASCII.dot) { break }
        names.append(file.name(token))
      } else if token.isSign(ASCII.less) {
        depth += 1
      } else if token.isSign(ASCII.greater), depth > 0 {
        depth -= 1
      } else if !(token.isSign(ASCII.dot) || depth > 0 && token.isSign(ASCII.comma)) {
        break
      }
      position += 1
    }
    guard let first = names.first, first.first?.isUppercase == true else { return nil }
    let owners = names.compactMap(owner)
    if !owners.isEmpty { return .owners([owners[0]]) }
    // `Store.app(reducer: …)`
    let made = SwiftUses.factoryTypes.contains(first) ? uses.domains(withMember: names[names.count - 1]) : []
    if !made.isEmpty { return .owners(Set(made.map(\.name.lastComponent))) }
    return SwiftReceivers.generic.contains(first) || uses.aliases.contains(first) ? .unknown : .foreign
  }

  private func word(at position: Int) -> String? {
    if tokens[position].isSign(ASCII.at) { return "" }
    return tokens[position].kind == .word ? file.text(of: tokens[position]) : nil
  }

  /// The type in whose extension a place is.
  func extended(at index: Int) -> Receiver {
    var depth = 0
    for position in stride(from: index - 1, through: 0, by: -1) {
      if tokens[position].isSign(ASCII.closeBrace) { depth += 1 }
      guard tokens[position].isSign(ASCII.openBrace) else { continue }
      if depth > 0 {
        depth -= 1
        continue
      }
      guard let (keyword, name) = head(before: position) else { continue }
      guard keyword == "extension" else { return .foreign }
      return owner(ofType: name).map { .owners([$0]) } ?? .foreign
    }
    return .unknown
  }

  /// The declaration of a type whose body begins at a brace.
  private func head(before brace: Int) -> (keyword: String, name: String)? {
    for position in stride(from: brace - 1, through: 0, by: -1) {
      if tokens[position].isSign(ASCII.openBrace) || tokens[position].isSign(ASCII.closeBrace) { return nil }
      guard tokens[position].kind == .word else { continue }
      let keyword = file.text(of: tokens[position])
      if ["func", "var", "let", "init", "if", "for", "switch", "while", "guard", "case"].contains(keyword) {
        return nil
      }
      guard ["extension", "struct", "class", "enum", "actor", "protocol"].contains(keyword),
        isName(position + 1)
      else { continue }
      // `Module.Type`
      var last = position + 1
      while last + 2 < brace, tokens[last + 1].isSign(ASCII.dot), isName(last + 2) { last += 2 }
      return (keyword, file.name(tokens[last]))
    }
    return nil
  }

  // MARK: - Tokens

  private func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && [.word, .quotedWord].contains(tokens[index].kind)
  }

  /// Whether only dots and marks are between two tokens, so that the second one continues the first.
  private func isBehind(_ first: Int, _ second: Int) -> Bool {
    let between = (first + 1)..<second
    let isTight = tokens[first].range.upperBound + between.count == tokens[second].range.lowerBound
    // A chain may continue on the next line.
    return isTight || tokens[second - 1].isFirstOnLine || tokens[second].isFirstOnLine
  }

  private func isTight(_ first: Int, _ second: Int) -> Bool {
    tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  /// The name right before a bracket: `rows?[`.
  private func nameBehind(_ bracket: Int) -> Int? {
    var index = bracket - 1
    while index > 0, tokens[index].isSign(UInt8(ascii: "?")), isTight(index, index + 1) { index -= 1 }
    return isName(index) && isTight(index, index + 1) ? index : nil
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for position in stride(from: close, through: 0, by: -1) {
      if tokens[position].isSign(ASCII.closeParenthesis) || tokens[position].isSign(ASCII.closeBracket) {
        depth += 1
      }
      if tokens[position].isSign(ASCII.openParenthesis) || tokens[position].isSign(ASCII.openBracket) {
        depth -= 1
      }
      if depth == 0 { return position }
    }
    return nil
  }
}
