internal import StateKitAuthoring
internal import StateKitGenerator

/// A place in a Swift file that names what a schema declares.
struct SwiftUse {
  let file: SourceFile
  let range: Range<Int>
  /// What the place says after a rename.
  let newText: String
  /// Whether the code around it leaves no other meaning.
  let isCertain: Bool
}

/// Finds names of schemas in Swift files, by the words around them: what the compiler of Swift knows is not known here.
struct SwiftUses {
  private let files: [(file: SourceFile, tokens: [SwiftToken])]
  private let modules: [SchemaSymbols]

  /// Files that cannot be read reliably, and generated ones, are left out.
  init(_ files: [SourceFile], _ modules: [SchemaSymbols]) {
    self.modules = modules
    self.files = files.compactMap { file in
      if GeneratedFileHeader.isAtStart(of: file.bytes) { return nil }
      return (try? SwiftLexer.tokens(of: file)).map { (file, $0) }
    }
  }

  // MARK: - Handlers

  /// The names of the methods that are a handler.
  func places(of handler: SchemaSymbols.Handler) -> [(file: SourceFile, range: Range<Int>)] {
    methods(of: handler).map { ($0.file, $0.tokens[$0.index].range) }
  }

  private func methods(of handler: SchemaSymbols.Handler) -> [(
    file: SourceFile, tokens: [SwiftToken], index: Int
  )] {
    let state = handler.state.pathComponents.last ?? handler.state
    return files.flatMap { file, tokens in
      tokens.indices.dropFirst().compactMap { index in
        guard isMethod(handler.name, at: index, file, tokens),
          parameters(behind: index, file, tokens).contains(where: {
            ["\(state)", "DomainState"].contains($0)
          })
        else { return nil }
        return (file, tokens, index)
      }
    }
  }

  private func isMethod(_ name: String, at index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isSign(ASCII.openParenthesis)
      && file.name(tokens[index]) == name
      && file.text(of: tokens[index - 1]) == "func"
  }

  /// The words in the parentheses behind a name, if one of them is `inout`.
  private func parameters(behind index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> [String] {
    let words = group(behind: index, tokens).filter { tokens[$0].kind == .word }.map {
      file.text(of: tokens[$0])
    }
    return words.contains("inout") ? words : []
  }

  /// The positions of the tokens in the parentheses behind a name.
  private func group(behind index: Int, _ tokens: [SwiftToken]) -> Range<Int> {
    guard index + 1 < tokens.count, tokens[index + 1].isSign(ASCII.openParenthesis) else {
      return index..<index
    }
    var depth = 0
    for position in (index + 1)..<tokens.count {
      if tokens[position].isSign(ASCII.openParenthesis) { depth += 1 }
      if tokens[position].isSign(ASCII.closeParenthesis) { depth -= 1 }
      if depth == 0 { return (index + 2)..<position }
    }
    return (index + 2)..<tokens.count
  }

  // MARK: - Renames

  /// The places that follow a new name.
  func uses(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    switch symbol.kind {
    case .domain:
      let old = Symbol.generatedTypes(of: symbol.name)
      return zip(old, Symbol.generatedTypes(of: name)).flatMap(words)
    case .type: return words(symbol.name, name)
    case .action, .request, .child, .enumCase, .property:
      return cases(of: symbol, symbol.name, renamed: name)
        + cases(of: symbol, "is" + symbol.name.capital, renamed: "is" + name.capital)
        + (symbol.kind == .request ? nested(of: symbol, renamed: name) : [])
        + labels(of: symbol, renamed: name) + handlers(of: symbol, renamed: name)
    case .effect: return labels(of: symbol, renamed: name)
    case .label: return payloadLabels(symbol, renamed: name)
    case .phase: return []
    }
  }

  /// The labels where an action or a case is made or matched, and those of the parameters of handlers.
  private func payloadLabels(_ label: Symbol, renamed name: String) -> [SwiftUse] {
    let owners = modules.flatMap { $0.owners(ofLabel: label) }
    let made = owners.flatMap { owner in places(behindADot: owner.name, of: owner) }
    let handlers = modules.flatMap { module in
      module.handlers.filter { handler in
        owners.contains { handler.names($0, module) }
      }
    }
    let parameters = handlers.flatMap { handler in
      methods(of: handler).map { (file: $0.file, tokens: $0.tokens, index: $0.index, isCertain: true) }
    }
    return made.flatMap { uses(of: label.name, in: $0, renamed: name, isParameter: false) }
      + parameters.flatMap { uses(of: label.name, in: $0, renamed: name, isParameter: true) }
  }

  /// The label in the parentheses behind a name.
  private func uses(of label: String, in place: Place, renamed name: String, isParameter: Bool) -> [SwiftUse]
  {
    let group = group(behind: place.index, place.tokens)
    var depth = 0
    return group.compactMap { position in
      let token = place.tokens[position]
      if case .sign(let sign) = token.kind {
        if [ASCII.openParenthesis, ASCII.openBracket, ASCII.openBrace].contains(sign) { depth += 1 }
        if [ASCII.closeParenthesis, ASCII.closeBracket, ASCII.closeBrace].contains(sign) { depth -= 1 }
      }
      let isFirst = position == group.lowerBound || place.tokens[position - 1].isSign(ASCII.comma)
      guard depth == 0, isFirst, position + 1 < place.tokens.count, place.file.name(token) == label else {
        return nil
      }
      let hasColon = place.tokens[position + 1].isSign(ASCII.colon)
      guard hasColon || isParameter else { return nil }
      // The parameter keeps its name inside of the method.
      let text = isParameter && hasColon ? "\(name) \(label)" : name
      return SwiftUse(file: place.file, range: token.range, newText: text, isCertain: place.isCertain)
    }
  }

  /// Whole words.
  private func words(_ old: String, _ new: String) -> [SwiftUse] {
    files.flatMap { file, tokens in
      tokens.filter { $0.kind == .word && file.text(of: $0) == old }
        .map { SwiftUse(file: file, range: $0.range, newText: new, isCertain: true) }
    }
  }

  /// The enum of a request's phases: `CatalogueAction.LoadPage`.
  private func nested(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    let type = (symbol.owner ?? "").lastComponent + "Action"
    return files.flatMap { file, tokens in
      tokens.indices.dropFirst(2).compactMap { index in
        guard file.text(of: tokens[index]) == symbol.name.capital, tokens[index - 1].isSign(ASCII.dot),
          file.text(of: tokens[index - 2]) == type
        else { return nil }
        return SwiftUse(file: file, range: tokens[index].range, newText: name.capital, isCertain: true)
      }
    }
  }

  /// The labels of initialisers: `CartRowState(quantity: 1)`, `CartEffects(save: …)`.
  private func labels(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    let owner = (symbol.owner ?? "").lastComponent
    let types = symbol.kind == .property ? [owner, owner + "State"] : [owner + "State", owner + "Effects"]
    return files.flatMap { file, tokens in
      tokens.indices.dropLast().compactMap { index in
        guard tokens[index].kind == .word, tokens[index + 1].isSign(ASCII.colon),
          file.text(of: tokens[index]) == symbol.name, let callee = callee(around: index, file, tokens),
          types.contains(callee.name)
        else { return nil }
        return SwiftUse(file: file, range: tokens[index].range, newText: name, isCertain: true)
      }
    }
  }

  private func handlers(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    modules.flatMap { module in
      module.handlers.compactMap { handler -> (SchemaSymbols.Handler, String)? in
        handler.renamed(symbol, to: name, module).map { (handler, $0) }
      }
    }.flatMap { handler, name in
      places(of: handler).map { SwiftUse(file: $0.file, range: $0.range, newText: name, isCertain: true) }
    }
  }

  /// Names behind a dot: `.added`, `CartAction.added`, `.cart(.added)`, `\.cart.added`.
  private func cases(of symbol: Symbol, _ old: String, renamed new: String) -> [SwiftUse] {
    places(behindADot: old, of: symbol).map {
      SwiftUse(file: $0.file, range: $0.tokens[$0.index].range, newText: new, isCertain: $0.isCertain)
    }
  }

  /// A token of a file.
  private typealias Place = (file: SourceFile, tokens: [SwiftToken], index: Int, isCertain: Bool)

  private func places(behindADot name: String, of symbol: Symbol) -> [Place] {
    let owner = (symbol.owner ?? "").lastComponent
    let rivals = rivals(of: symbol)
    return files.flatMap { file, tokens -> [Place] in
      let found = tokens.indices.dropFirst().filter { index in
        tokens[index - 1].isSign(ASCII.dot) && tokens[index].kind != .literal
          && file.name(tokens[index]) == name
      }
      if found.isEmpty { return [] }
      let isAbout = { (domain: String) in
        let types = Set(Symbol.generatedTypes(of: domain) + [domain])
        return tokens.contains { $0.kind == .word && types.contains(file.text(of: $0)) }
      }
      let isOnly = rivals.isEmpty || isAbout(owner) && !rivals.contains(where: isAbout)
      return found.compactMap { index in
        switch owners(ofNameAt: index, file, tokens) {
        case let owners?: owners.contains(owner) ? (file, tokens, index, true) : nil
        case nil: (file, tokens, index, isOnly)
        }
      }
    }
  }

  /// Other domains and types that declare the same name behind a dot.
  private func rivals(of symbol: Symbol) -> [String] {
    let kinds: Set<Symbol.Kind> = [.action, .request, .child, .enumCase, .property]
    let others = modules.flatMap(\.declarations).filter {
      $0.name == symbol.name && kinds.contains($0.kind) && $0 != symbol
    }
    return Array(Set(others.compactMap { $0.owner?.lastComponent })).filter {
      $0 != symbol.owner?.lastComponent
    }
  }

  /// The domains or types to which a name belongs by what is before it; nil if that does not say it.
  private func owners(ofNameAt index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> [String]? {
    // `cart?.added`
    let isChained = index > 2 && tokens[index - 2].isSign(UInt8(ascii: "?"))
    let last = index - (isChained ? 3 : 2)
    if last >= 0, tokens[last].kind == .word || tokens[last].kind == .quotedWord {
      let before = file.name(tokens[last])
      for suffix in ["Action", "State"] where before.hasSuffix(suffix) && before.first?.isUppercase == true {
        return [String(before.dropLast(suffix.count))]
      }
      return domains(ofChildren: before)
    }
    return callee(around: index, file, tokens).flatMap { $0.isMember ? domains(ofChildren: $0.name) : nil }
  }

  private func domains(ofChildren name: String) -> [String]? {
    let domains = modules.flatMap { $0.domains(ofChildren: name) }.map(\.lastComponent)
    return domains.isEmpty ? nil : domains
  }

  /// The name of what is called with a token among its arguments.
  private func callee(around index: Int, _ file: SourceFile, _ tokens: [SwiftToken])
    -> (name: String, isMember: Bool)?
  {
    var depth = 0
    var position = index - 1
    while position > 0 {
      let token = tokens[position]
      if token.isSign(ASCII.closeParenthesis) { depth += 1 }
      if token.isSign(ASCII.closeBrace) || token.isSign(ASCII.openBrace) { return nil }
      if token.isSign(ASCII.openParenthesis) {
        if depth == 0 {
          let name = tokens[position - 1]
          guard name.kind == .word || name.kind == .quotedWord else { return nil }
          return (file.name(name), position > 1 && tokens[position - 2].isSign(ASCII.dot))
        }
        depth -= 1
      }
      position -= 1
    }
    return nil
  }
}

extension SchemaSymbols.Handler {
  /// Whether the handler is that of an action, or of a reaction to it.
  fileprivate func names(_ symbol: Symbol, _ module: SchemaSymbols) -> Bool {
    module.references(in: place.file).contains {
      $0.place.offset >= place.offset && $0.place.offset < place.offset + length && $0.symbol == symbol
    }
  }

  /// The new name of the handler; nil if it keeps its name. That of a reaction is made of the names on its path.
  fileprivate func renamed(_ symbol: Symbol, to name: String, _ module: SchemaSymbols) -> String? {
    let parts = module.references(in: place.file).filter {
      $0.place.offset >= place.offset && $0.place.offset < place.offset + length
    }
    guard parts.contains(where: { $0.symbol == symbol && $0.isSpelled }) else { return nil }
    let path = String(decoding: place.file.bytes[place.offset..<(place.offset + length)], as: UTF8.self)
    var start = place.offset
    let names = path.pathComponents.map { component in
      defer { start += component.utf8.count + 1 }
      return parts.contains { $0.place.offset == start && $0.symbol == symbol && $0.isSpelled }
        ? name : component
    }
    return names.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capital }.joined()
  }
}

extension String {
  /// With a capital letter first.
  var capital: String { prefix(1).uppercased() + dropFirst() }

  /// `Users` of `Accounts.Users`.
  var lastComponent: String { pathComponents.last ?? self }
}
