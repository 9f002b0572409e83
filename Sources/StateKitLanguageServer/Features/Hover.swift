internal import StateKitAuthoring
internal import StateKitGenerator

/// The meaning of the name, the key or the word at a position.
struct Hover {
  let workspace: Workspace

  struct Found {
    /// In Markdown.
    let text: String
    let range: Range<Int>
  }

  func meaning(at offset: Int, in file: SourceFile) -> Found? {
    let references = workspace.symbols(at: file.path)?.references(at: offset, in: file) ?? []
    if let reference = references.first(where: \.isSpelled) ?? references.first {
      return Found(text: SymbolHover(workspace: workspace).text(of: reference.symbol), range: reference.range)
    }
    let cursor = JSONCursor(at: offset, in: file)
    // Reads the whole string around the offset.
    let whole = JSONCursor(at: max(cursor.range.lowerBound + 1, cursor.range.upperBound - 1), in: file)
    return whole.text.flatMap { meaning(of: $0, whole) }.map { Found(text: $0, range: cursor.range) }
  }

  private func meaning(of text: String, _ cursor: JSONCursor) -> String? {
    switch cursor.role {
    case .key:
      return description(of: Grammar.standard.rules(ofKey: text, at: cursor.path))
    case .value:
      let rules = Grammar.standard.rules(at: cursor.path)
      return rules.flatMap(\.schema.words).first { $0.word == text }?.meaning
    case .none: return nil
    }
  }

  private func description(of rules: [Grammar.Rule]) -> String? {
    guard let text = rules.lazy.compactMap(\.schema.description).first else { return nil }
    let examples = rules.first?.schema.examples.map { "\n\nFor example \($0.text)" } ?? []
    return text + examples.prefix(2).joined()
  }
}
