internal import StateKitGenerator

/// The meaning of the key or the word at a position.
struct Hover {
  let encoding: PositionEncoding

  func value(at offset: Int, in file: SourceFile) -> JSONValue {
    let cursor = JSONCursor(at: offset, in: file)
    // The whole of the string that the offset is in.
    let whole = JSONCursor(at: max(cursor.range.lowerBound + 1, cursor.range.upperBound - 1), in: file)
    guard let text = whole.text, let found = meaning(of: text, whole) else { return .null }
    return .object([
      "contents": .object(["kind": "plaintext", "value": .string(found)]),
      "range": encoding.range(cursor.range, in: file),
    ])
  }

  private func meaning(of text: String, _ cursor: JSONCursor) -> String? {
    switch cursor.role {
    case .key:
      let rules = Grammar.standard.rules(at: cursor.path + [.key(text)])
      guard Grammar.standard.rules(at: cursor.path).contains(where: { $0.keys.contains { $0.key == text } })
      else {
        return nil
      }
      return description(of: rules)
    case .value:
      let rules = Grammar.standard.rules(at: cursor.path)
      return rules.flatMap(\.words).first { $0.word == text }?.meaning
    case .none: return nil
    }
  }

  private func description(of rules: [Grammar.Rule]) -> String? {
    guard let text = rules.lazy.compactMap(\.description).first else { return nil }
    let examples = rules.first?.examples.map { "\n\nFor example \($0.text)" } ?? []
    return text + examples.prefix(2).joined()
  }
}
