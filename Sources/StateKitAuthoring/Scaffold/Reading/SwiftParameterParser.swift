internal import StateKitGenerator

/// Reads the parameters of a function that are part of its name.
struct SwiftParameterParser {
  let file: SourceFile

  func parse(_ group: SwiftGroup) -> [SwiftFunction.Parameter] {
    var pieces: [[SwiftNode]] = []
    for piece in split(group.nodes) {
      // A comma between `<` and `>` does not separate parameters.
      if beginsParameter(piece) || pieces.isEmpty {
        pieces.append(piece)
      } else {
        pieces[pieces.count - 1] += piece
      }
    }
    return pieces.filter { !$0.isEmpty }.map(parameter)
  }

  private func split(_ nodes: [SwiftNode]) -> [[SwiftNode]] {
    var pieces: [[SwiftNode]] = [[]]
    for node in nodes {
      if node.token?.isSign(ASCII.comma) == true {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(node)
      }
    }
    return pieces
  }

  /// Whether the nodes begin a parameter: `name:`, `label name:`, after attributes.
  private func beginsParameter(_ piece: [SwiftNode]) -> Bool {
    let rest = withoutAttributes(piece)
    let names = rest.prefix { isName($0) }.count
    return (1...2).contains(names) && rest.dropFirst(names).first?.token?.isSign(ASCII.colon) == true
  }

  private func parameter(_ piece: [SwiftNode]) -> SwiftFunction.Parameter {
    let rest = withoutAttributes(piece)
    let label = rest.first?.token.map(file.name) ?? "_"
    let type = withoutAttributes(rest.drop { $0.token?.isSign(ASCII.colon) != true }.dropFirst())
    let words = type.prefix { $0.token?.isSign(ASCII.equals) != true }
    let isInout = words.contains { $0.token.map(file.text) == "inout" }
    let spelled = words.filter { $0.token.map(file.text) != "inout" }
      .map { file.text(of: $0) }
    return SwiftFunction.Parameter(
      label: label == "_" ? nil : label,
      isInout: isInout,
      hasValue: words.count < type.count,
      type: spelled.joined()
    )
  }

  private func isName(_ node: SwiftNode) -> Bool {
    node.token.map { $0.kind == .word || $0.kind == .quotedWord } ?? false
  }

  private func withoutAttributes(_ nodes: some Collection<SwiftNode>) -> ArraySlice<SwiftNode> {
    var rest = ArraySlice(nodes)
    while rest.first?.token?.isSign(ASCII.at) == true {
      rest = rest.dropFirst(2)
      if rest.first?.group?.isParentheses == true { rest = rest.dropFirst() }
    }
    return rest
  }
}
