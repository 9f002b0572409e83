internal import StateKitGenerator

/// What may stand at a position: the keys of the object, and the words of a value.
struct Completion {
  let encoding: PositionEncoding
  /// Whether the client fills in the places of a snippet.
  let hasSnippets: Bool

  func items(at offset: Int, in file: SourceFile) -> [JSONValue] {
    let cursor = JSONCursor(at: offset, in: file)
    let rules = Grammar.standard.rules(at: cursor.path)
    switch cursor.role {
    case .key:
      let keys = rules.flatMap(\.keys).filter { !cursor.siblings.contains($0.key) || $0.key == cursor.text }
      return unique(keys.map { key(of: $0, cursor, file) })
    case .value:
      return unique(
        rules.flatMap { rule -> [JSONValue] in
          let words = rule.words + (rule.constant.map { [($0, nil)] } ?? [])
          let flags = rule.type == "boolean" ? ["true", "false"] : []
          return words.map { word($0.word, meaning: $0.meaning ?? rule.description, cursor, file) }
            + flags.map { flag($0, cursor, file) }
        }
      )
    case .none: return []
    }
  }

  private func unique(_ items: [JSONValue]) -> [JSONValue] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0["label"].string ?? "").inserted }
  }

  private func key(of member: JSONValue.Member, _ cursor: JSONCursor, _ file: SourceFile) -> JSONValue {
    let rules = Grammar.standard.rules(at: cursor.path + [.key(member.key)])
    let value = cursor.hasColon ? "" : ": " + placeholder(for: rules)
    return .object([
      "label": .string(member.key),
      "kind": 10,
      "documentation": rules.lazy.compactMap(\.description).first.map(JSONValue.string),
      "insertTextFormat": hasSnippets ? 2 : 1,
      "filterText": .string("\"\(member.key)\""),
      "textEdit": edit("\"\(escaped(member.key))\"" + value, cursor, file),
    ])
  }

  /// The beginning of a value of the kind that a key wants.
  private func placeholder(for rules: [Grammar.Rule]) -> String {
    let inner = hasSnippets ? "$0" : ""
    switch rules.lazy.compactMap(\.type).first {
    case "object": return "{ \(inner) }"
    case "array": return "[\(inner)]"
    case "boolean": return hasSnippets ? "${1:true}" : "true"
    case "number": return hasSnippets ? "${1:1}" : "1"
    default: return "\"\(inner)\""
    }
  }

  private func word(_ word: String, meaning: String?, _ cursor: JSONCursor, _ file: SourceFile) -> JSONValue {
    .object([
      "label": .string(word),
      "kind": 20,
      "documentation": meaning.map(JSONValue.string),
      "filterText": .string("\"\(word)\""),
      "textEdit": edit("\"\(word)\"", cursor, file),
    ])
  }

  private func flag(_ word: String, _ cursor: JSONCursor, _ file: SourceFile) -> JSONValue {
    .object(["label": .string(word), "kind": 14, "textEdit": edit(word, cursor, file)])
  }

  private func edit(_ text: String, _ cursor: JSONCursor, _ file: SourceFile) -> JSONValue {
    .object(["range": encoding.range(cursor.range, in: file), "newText": .string(text)])
  }

  /// `$` begins a place of a snippet.
  private func escaped(_ key: String) -> String { hasSnippets ? key.replacing("$", with: "\\$") : key }
}
