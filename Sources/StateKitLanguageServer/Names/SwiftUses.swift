internal import StateKitAuthoring
internal import StateKitGenerator

/// A place in a Swift file that names a declaration of a schema.
struct SwiftUse {
  let file: SourceFile
  let range: Range<Int>
  /// The text of the place after a rename.
  let newText: String
  /// Whether the code around it excludes any other meaning.
  let isCertain: Bool
}

/// Finds names of schemas in Swift files by the words around them, without the knowledge of the Swift compiler.
struct SwiftUses {
  let files: [(file: SourceFile, tokens: [SwiftToken])]
  let modules: [SchemaSymbols]
  /// The declarations of all schemas.
  let declarations: [Symbol]
  /// The types that schemas declare.
  let types: Set<String>
  /// The names of the app's own types and functions, apart from those that schemas declare.
  let ownNames: Set<String>
  /// The app's type aliases; their types are unknown here.
  let aliases: Set<String>

  /// Leaves out files that cannot be read reliably, and generated ones.
  ///
  /// - Parameters:
  ///   - schema: The path of a schema; files that cannot use its declarations are left out.
  ///   - packages: The folders with a manifest.
  init(
    _ files: [SourceFile],
    _ modules: [SchemaSymbols],
    seeing schema: String? = nil,
    packages: Set<String> = []
  ) {
    self.modules = modules
    declarations = modules.flatMap(\.declarations)
    let read: [(file: SourceFile, tokens: [SwiftToken])] = files.compactMap { file in
      if GeneratedFileHeader.isAtStart(of: file.bytes) { return nil }
      return (try? SwiftLexer.tokens(of: file, withInterpolations: true)).map { (file, $0) }
    }
    let imports = SwiftImports(read, packages: packages)
    self.files = read.filter { file, _ in schema.map { imports.sees($0, from: file.path) } ?? true }
    types = Set(declarations.filter { $0.kind == .type }.map(\.name))
    ownNames = Set(self.files.flatMap(SwiftUses.declaredNames))
    aliases = Set(
      self.files.flatMap { file, tokens in
        tokens.indices.dropLast().filter { file.text(of: tokens[$0]) == "typealias" }.map {
          file.name(tokens[$0 + 1])
        }
      }
    )
  }

  /// The names of members that a file declares: cases, functions, and properties of types. Handlers have their names from
  /// schemas.
  private static func declaredNames(in file: SourceFile, _ tokens: [SwiftToken]) -> [String] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .word, tokens[index + 1].kind != .literal else { return nil }
      switch file.text(of: tokens[index]) {
      case "case" where tokens[index + 1].kind == .word || tokens[index + 1].kind == .quotedWord:
        return file.name(tokens[index + 1])
      case "func":
        let end = tokens[(index + 1)...].firstIndex { $0.isSign(ASCII.closeParenthesis) } ?? tokens.count - 1
        return tokens[index...end].contains { file.text(of: $0) == "inout" }
          ? nil : file.name(tokens[index + 1])
      case "var" where isComputed(index + 1, file, tokens): return file.name(tokens[index + 1])
      default: return nil
      }
    }
  }

  /// Whether a variable with a type has code behind it.
  private static func isComputed(_ index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].isSign(ASCII.colon) else { return false }
    let end = tokens[(index + 2)...].firstIndex { token in
      token.isSign(ASCII.openBrace) || token.isSign(ASCII.closeBrace) || token.isSign(ASCII.equals)
        || ["case", "func", "let", "var"].contains(file.text(of: token))
    }
    return end.map { tokens[$0].isSign(ASCII.openBrace) } ?? false
  }

  /// The places that change with a new name.
  func uses(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    let composed = symbol.composedNames(renamed: name)
    return uses(ofNameOf: symbol, renamed: name) + composed.domains.flatMap(uses)
      + composed.values.flatMap(words)
  }

  /// The types and the factories of a domain.
  private func uses(ofDomain old: String, renamed name: String) -> [SwiftUse] {
    zip(Symbol.generatedTypes(of: old), Symbol.generatedTypes(of: name)).flatMap(words)
      + uses(at: factories(of: MemberName.of(domain: old)), MemberName.of(domain: name))
  }

  private func uses(ofNameOf symbol: Symbol, renamed name: String) -> [SwiftUse] {
    switch symbol.kind {
    case .domain: return uses(ofDomain: symbol.name, renamed: name)
    case .type: return words(symbol.name, name)
    case .action, .request, .child, .enumCase, .property:
      return cases(of: symbol, symbol.name, renamed: name)
        + predicates(of: symbol, renamed: name)
        + (symbol.kind == .request ? nested(of: symbol, renamed: name) : [])
        + labels(of: symbol, renamed: name) + handlers(of: symbol, renamed: name)
        + uses(at: bareNames(of: symbol), Identifier.spell(name))
    case .effect: return labels(of: symbol, renamed: name)
    case .label: return payloadLabels(symbol, renamed: name)
    case .phase, .invariant: return []
    }
  }

  /// The labels where an action or a case is made or matched, and the labels of the handlers' parameters.
  private func payloadLabels(_ label: Symbol, renamed name: String) -> [SwiftUse] {
    let owners = modules.flatMap { $0.owners(ofLabel: label) }
    let made = owners.flatMap { owner in places(behindADot: owner.name, of: owner) }
    let handlers = modules.flatMap { module in
      module.handlers.filter { handler in
        owners.contains { handler.names($0, module) || handler.takesValues(of: $0) }
      }
    }
    let parameters = handlers.flatMap { handler in
      methods(of: handler).map { (file: $0.file, tokens: $0.tokens, index: $0.index, isCertain: true) }
    }
    // An action's values may be a tuple: `values.password`.
    let members = places(behindADot: label.name, of: label).map {
      SwiftUse(file: $0.file, range: $0.tokens[$0.index].range, newText: name, isCertain: false)
    }
    return members + made.flatMap { uses(of: label.name, in: $0, renamed: name, isParameter: false) }
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
      // In the method's body the parameter keeps its name.
      let identifier = Identifier(name)
      let new = (isParameter ? identifier?.declaredLabel : identifier?.label) ?? name
      let text = isParameter && hasColon ? "\(new) \(label)" : new
      return SwiftUse(file: place.file, range: token.range, newText: text, isCertain: place.isCertain)
    }
  }

  /// The uses of a word, such as the name of a type.
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

  /// The labels of initialisers and of factories: `CartRowState(quantity: 1)`, `CartEffects(save: …)`, `.cart(rows: …)`.
  private func labels(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    let owner = (symbol.owner ?? "").lastComponent
    let types = symbol.kind == .property ? [owner, owner + "State"] : [owner + "State", owner + "Effects"]
    return files.flatMap { file, tokens in
      tokens.indices.dropLast().compactMap { index in
        guard tokens[index].kind == .word, tokens[index + 1].isSign(ASCII.colon),
          file.text(of: tokens[index]) == symbol.name, let callee = callee(around: index, file, tokens),
          types.contains(callee.name)
            || symbol.kind == .child && callee.isMember && callee.name == MemberName.of(domain: owner)
        else { return nil }
        return SwiftUse(file: file, range: tokens[index].range, newText: name, isCertain: true)
      }
    }
  }

  /// The names of handlers, and the labels of the ids of elements, which are the names of lists.
  private func handlers(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    modules.flatMap { module in
      module.handlers.compactMap { handler -> (SchemaSymbols.Handler, String)? in
        handler.renamed(symbol, to: name, module).map { (handler, $0) }
      }
    }.flatMap { handler, newName in
      methods(of: handler).flatMap { method -> [SwiftUse] in
        let place: Place = (method.file, method.tokens, method.index, true)
        let labels = symbol.kind == .child ? [symbol.name] : []
        return uses(at: [place], Identifier.spell(newName))
          + labels.flatMap { uses(of: $0, in: place, renamed: name, isParameter: true) }
      }
    }
  }

  /// Names behind a dot: `.added`, `CartAction.added`, `.cart(.added)`, `\.cart.added`.
  private func cases(of symbol: Symbol, _ old: String, renamed new: String) -> [SwiftUse] {
    uses(at: places(behindADot: old, of: symbol), new)
  }

  /// `isAdded` of an action or a case; uncertain if a property has that name.
  private func predicates(of symbol: Symbol, renamed name: String) -> [SwiftUse] {
    let old = MemberName.predicate(ofCase: symbol.name)
    let isProperty = modules.contains { $0.declarations.contains { $0.kind == .property && $0.name == old } }
    let places = places(behindADot: old, of: symbol).map {
      Place(file: $0.file, tokens: $0.tokens, index: $0.index, isCertain: $0.isCertain && !isProperty)
    }
    return uses(at: places, MemberName.predicate(ofCase: name))
  }

  private func uses(at places: [Place], _ new: String) -> [SwiftUse] {
    places.map {
      SwiftUse(file: $0.file, range: $0.tokens[$0.index].range, newText: new, isCertain: $0.isCertain)
    }
  }
}

extension Symbol {
  /// The name of a domain's factories.
  var memberName: String { MemberName.of(domain: name) }
}

extension String {
  /// The text with a capital first letter.
  var capital: String { prefix(1).uppercased() + dropFirst() }

  /// The last name of a path: `Users` of `Accounts.Users`.
  var lastComponent: String { pathComponents.last ?? self }
}
