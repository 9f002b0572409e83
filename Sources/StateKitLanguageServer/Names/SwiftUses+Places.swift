internal import StateKitAuthoring
internal import StateKitGenerator

/// Finds names behind a dot, and looks at the code around them.
extension SwiftUses {
  /// A token of a file.
  typealias Place = (file: SourceFile, tokens: [SwiftToken], index: Int, isCertain: Bool)

  func places(behindADot name: String, of symbol: Symbol) -> [Place] {
    let owner = (symbol.owner ?? "").lastComponent
    let rivals = rivals(of: symbol)
    let isFactory = domains(withMember: name).isEmpty ? nil : factoryTest(name)
    return files.flatMap { file, tokens -> [Place] in
      let found = places(behindADot: name, file, tokens)
      if found.isEmpty { return [] }
      let isAbout = { (domain: String) in
        let types = Set(Symbol.generatedTypes(of: domain) + [domain])
        return tokens.contains { $0.kind == .word && types.contains(file.text(of: $0)) }
      }
      let isOnlyInSchemas = rivals.isEmpty || isAbout(owner) && !rivals.contains(where: isAbout)
      let isOnly = isOnlyInSchemas && !ownNames.contains(name)
      let receivers = receivers(file, tokens)
      return found.compactMap { index -> Place? in
        let isFactory = isFactory.map { $0(index, file, tokens) } ?? false
        if isFactory == true { return nil }
        if let wanted = symbol.request, let request = request(ofPhaseAt: index, file, tokens) {
          return request.name == wanted ? (file, tokens, index, request.isOnly) : nil
        }
        let isCertain: Bool
        switch receivers.receiver(ofNameAt: index) {
        case .owners(let owners):
          if !owners.contains(owner) { return nil }
          isCertain = true
        case .named(let owners): isCertain = owners.contains(owner)
        case .foreign: return nil
        // `$0.feed?.rows`
        case .unknown: isCertain = symbol.kind == .child && isOnly && isAnonymous(index, file, tokens)
        // A label is a member of the values of an action: `values.password`.
        case .implicit where symbol.kind == .label: return nil
        // A property stands alone in a key path: `\.isOpen`; and it is a case of what is bound: `.binding(.name("Ann"))`.
        case .implicit where symbol.kind == .property && !isKeyPath(index, tokens):
          guard let callee = callee(around: index, file, tokens), callee.isMember,
            callee.name == BindingSchema.name
          else {
            return nil
          }
          isCertain = isOnlyInSchemas
        case .implicit:
          let callee = callee(around: index, file, tokens)
          let owners = callee.map { $0.isMember ? domains(ofChildren: $0.name) : [] } ?? []
          if !owners.isEmpty {
            if !owners.contains(owner) { return nil }
            isCertain = true
          } else {
            // A key path cannot name a function or a case of the app's own types.
            isCertain = isKeyPath(index, tokens) ? isOnlyInSchemas : isOnly
          }
        }
        return (file, tokens, index, isCertain && isFactory == false)
      }
    }
  }

  /// The request whose phase stands at a place, by its case or its type: `.load(.request(id: 1))`,
  /// `Load.request(id: 1)`; nil if it is unknown.
  private func request(ofPhaseAt index: Int, _ file: SourceFile, _ tokens: [SwiftToken])
    -> (name: String, isOnly: Bool)?
  {
    let before = SwiftUses.base(ofNameAt: index, file, tokens)
    let around = before == nil ? callee(around: index, file, tokens) : nil
    let found = declarations.filter {
      $0.kind == .request
        && ($0.name.capital == before || $0.name == around?.name && around?.isMember == true)
    }
    return found.first.map { ($0.name, found.count == 1) }
  }

  /// Whether `$0` stands before the dot.
  private func isAnonymous(_ index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> Bool {
    index > 1 && file.text(of: tokens[index - 2]) == "$0"
  }

  private func isKeyPath(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    index > 1 && tokens[index - 2].isSign(ASCII.backslash)
  }

  private func places(behindADot name: String, _ file: SourceFile, _ tokens: [SwiftToken]) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      tokens[index - 1].isSign(ASCII.dot) && tokens[index].kind != .literal
        && file.name(tokens[index]) == name
    }
  }

  private func receivers(_ file: SourceFile, _ tokens: [SwiftToken]) -> SwiftReceivers {
    SwiftReceivers(file: file, tokens: tokens, uses: self)
  }

  /// The uses of a property or child without a receiver, in extensions of its state.
  func bareNames(of symbol: Symbol) -> [Place] {
    guard [.property, .child].contains(symbol.kind), let owner = symbol.owner?.lastComponent else {
      return []
    }
    return files.flatMap { file, tokens -> [Place] in
      let receivers = receivers(file, tokens)
      let found = tokens.indices.dropFirst().filter { index in
        tokens[index].kind != .literal && file.name(tokens[index]) == symbol.name
          && !tokens[index - 1].isSign(ASCII.dot)
          && receivers.extended(at: index) == .owners([owner])
      }
      // It is uncertain if a label or another declaration there has the same name.
      let isOnly = found.allSatisfy { index in
        !(index + 1 < tokens.count && tokens[index + 1].isSign(ASCII.colon))
          && !["let", "var", "func", "case"].contains(file.text(of: tokens[index - 1]))
          && !(index + 1 < tokens.count && file.text(of: tokens[index + 1]) == "in")
      }
      return found.map { (file, tokens, $0, isOnly) }
    }
  }

  // MARK: - Factories

  /// The domains of all modules whose factories have a name.
  func domains(withMember name: String) -> [Symbol] {
    declarations.filter { $0.kind == .domain && $0.memberName == name }
  }

  /// The factories of domains: `.cart(rows: .cartRow())`, `Store.cart()`.
  func factories(of name: String) -> [Place] {
    let isFactory = factoryTest(name)
    let isOnly = domains(withMember: name).count < 2
    return files.flatMap { file, tokens -> [Place] in
      places(behindADot: name, file, tokens).compactMap { index in
        let answer = isFactory(index, file, tokens)
        return answer == false ? nil : (file, tokens, index, answer == true && isOnly)
      }
    }
  }

  /// Tells the factories of a name from cases and properties of that name, by the code before and behind them; nil if
  /// that is not possible.
  private func factoryTest(_ name: String) -> (Int, SourceFile, [SwiftToken]) -> Bool? {
    let children = declarations.filter {
      $0.kind == .child && MemberName.of(domain: ($0.owner ?? "").lastComponent) == name
    }
    let labels = SwiftUses.factoryLabels.union(children.map(\.name))
    return { index, file, tokens in
      if let base = SwiftUses.base(ofNameAt: index, file, tokens) {
        return SwiftUses.factoryTypes.contains(base)
      }
      // A case of a child: `.screen(.home(action))`.
      if let callee = callee(around: index, file, tokens), callee.isMember,
        tokens[index - 2].isSign(ASCII.openParenthesis),
        !domains(ofChildren: callee.name).isEmpty
      {
        return false
      }
      let group = self.group(behind: index, tokens)
      let isCalled = index + 1 < tokens.count && tokens[index + 1].isSign(ASCII.openParenthesis)
      if !isCalled {
        let label = index > 2 && tokens[index - 2].isSign(ASCII.colon) ? file.name(tokens[index - 3]) : ""
        return label == "middleware"
      }
      if group.isEmpty { return true }
      let found = self.labels(in: group, file, tokens)
      if found.contains(where: labels.contains) { return true }
      if !found.isEmpty { return false }
      // An action, or the logic of a reducer.
      if tokens[group.lowerBound].isSign(ASCII.dot) { return false }
      let first = file.name(tokens[group.lowerBound])
      return first.hasSuffix("Action") ? false : first.hasSuffix("Reducer") ? true : nil
    }
  }

  static let factoryTypes: Set<String> = ["Reducer", "Store", "Domain", "BridgeMiddleware"]
  private static let factoryLabels: Set<String> = [
    "initialState", "reducer", "middleware", "sideEffects", "configuration",
  ]

  /// The type before the dot of a name, as `Reducer` of `Reducer<CartState, CartAction>.cart`; nil without one.
  private static func base(ofNameAt index: Int, _ file: SourceFile, _ tokens: [SwiftToken]) -> String? {
    var position = index - 2
    if position >= 0, tokens[position].isSign(ASCII.greater) {
      var depth = 0
      while position >= 0 {
        if tokens[position].isSign(ASCII.greater) { depth += 1 }
        if tokens[position].isSign(ASCII.less) { depth -= 1 }
        position -= 1
        if depth == 0 { break }
      }
    }
    guard position >= 0, [.word, .quotedWord].contains(tokens[position].kind) else { return nil }
    let isTight = tokens[position].range.upperBound == tokens[position + 1].range.lowerBound
    return isTight ? file.name(tokens[position]) : nil
  }

  /// The labels of the arguments of a call.
  private func labels(in group: Range<Int>, _ file: SourceFile, _ tokens: [SwiftToken]) -> [String] {
    var depth = 0
    return group.compactMap { position in
      if case .sign(let sign) = tokens[position].kind {
        if [ASCII.openParenthesis, ASCII.openBracket, ASCII.openBrace].contains(sign) { depth += 1 }
        if [ASCII.closeParenthesis, ASCII.closeBracket, ASCII.closeBrace].contains(sign) { depth -= 1 }
      }
      let isFirst = position == group.lowerBound || tokens[position - 1].isSign(ASCII.comma)
      guard depth == 0, isFirst, position + 1 < tokens.count, tokens[position + 1].isSign(ASCII.colon) else {
        return nil
      }
      return file.name(tokens[position])
    }
  }

  /// Other domains and types that declare the same name behind a dot.
  private func rivals(of symbol: Symbol) -> [String] {
    let kinds: Set<Symbol.Kind> = [.action, .request, .child, .enumCase, .property]
    let others = declarations.filter {
      $0.name == symbol.name && kinds.contains($0.kind) && $0 != symbol
    }
    return Array(Set(others.compactMap { $0.owner?.lastComponent })).filter {
      $0 != symbol.owner?.lastComponent
    }
  }

  /// The domains of all children with a name, without their modules.
  func domains(ofChildren name: String) -> [String] {
    modules.flatMap { $0.domains(ofChildren: name) }.map(\.lastComponent)
  }

  /// Whether a name belongs only to a request, and to no other declaration of a schema or of the app's own types.
  func isRequestAlone(_ name: String) -> Bool {
    let kinds = declarations.filter { $0.name == name && $0.kind != .effect }.map(\.kind)
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .request } && !ownNames.contains(name)
  }

  /// The name of the function that is called with a token among its arguments.
  func callee(around index: Int, _ file: SourceFile, _ tokens: [SwiftToken])
    -> (name: String, isMember: Bool)?
  {
    var depth = 0
    var position = index - 1
    while position > 0 {
      let token = tokens[position]
      // Skips closures among the arguments.
      if token.isSign(ASCII.closeParenthesis) || token.isSign(ASCII.closeBrace) { depth += 1 }
      if token.isSign(ASCII.openBrace) {
        if depth == 0 { return nil }
        depth -= 1
      }
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
