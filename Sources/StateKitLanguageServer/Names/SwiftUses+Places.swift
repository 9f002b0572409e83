internal import StateKitAuthoring
internal import StateKitGenerator

/// Names behind a dot, and what is around them.
extension SwiftUses {
  /// A token of a file.
  typealias Place = (file: SourceFile, tokens: [SwiftToken], index: Int, isCertain: Bool)

  func places(behindADot name: String, of symbol: Symbol) -> [Place] {
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
  func callee(around index: Int, _ file: SourceFile, _ tokens: [SwiftToken])
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
