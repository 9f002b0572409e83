internal import StateKitAuthoring
internal import StateKitGenerator

/// Finds the methods that people write as handlers of actions.
extension SwiftUses {
  /// The names of the methods that are a handler.
  func places(of handler: SchemaSymbols.Handler) -> [FileRange] {
    methods(of: handler).map { FileRange(file: $0.file, range: $0.tokens[$0.index].range) }
  }

  func methods(of handler: SchemaSymbols.Handler) -> [(
    file: SourceFile, tokens: [SwiftToken], index: Int
  )] {
    let state = handler.state.pathComponents.last ?? handler.state
    return files.flatMap { file, tokens in
      tokens.indices.dropFirst().compactMap { index in
        guard isMethod(handler.name, at: index, file, tokens),
          parameters(behind: index, file, tokens).contains(where: [state, "DomainState"].contains)
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
  func group(behind index: Int, _ tokens: [SwiftToken]) -> Range<Int> {
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
}

extension SchemaSymbols.Handler {
  /// Whether the handler is for an action, or for a reaction to it.
  func names(_ symbol: Symbol, _ module: SchemaSymbols) -> Bool {
    module.references(in: place.file).contains {
      $0.place.offset >= place.offset && $0.place.offset < place.offset + length && $0.symbol == symbol
    }
  }

  /// The new name of the handler; nil if it keeps its name. The handler of a reaction is named after all names on its path.
  func renamed(_ symbol: Symbol, to name: String, _ module: SchemaSymbols) -> String? {
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
