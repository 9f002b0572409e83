internal import StateKitAuthoring
internal import StateKitGenerator

/// The keys, words, names and whole declarations that fit at a position.
struct Completion {
  let client: ClientAbilities
  let workspace: Workspace

  func items(at offset: Int, in file: SourceFile) -> [CompletionItem] {
    let cursor = JSONCursor(at: offset, in: file)
    if cursor.role == .none { return [] }
    let names = CursorContext(cursor, at: offset, in: file, workspace.symbols(at: file.path)).map { place in
      NameCompletion(
        place: place,
        cursor: cursor,
        offset: offset,
        file: file,
        modules: workspace.otherModules(than: file.path)
      ).items()
    }
    let snippets = client.hasSnippets ? Snippets.all(for: cursor) : []
    return unique(grammar(cursor) + (names ?? []) + snippets).map {
      $0.insideQuotes(around: offset, in: file)
    }
  }

  private func unique(_ items: [CompletionItem]) -> [CompletionItem] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0.label).inserted }
  }

  // MARK: - The language

  private func grammar(_ cursor: JSONCursor) -> [CompletionItem] {
    let rules = Grammar.standard.rules(at: cursor.path)
    switch cursor.role {
    case .key:
      return rules.flatMap(\.keys).filter { !cursor.siblings.contains($0) || $0 == cursor.text }.map {
        key($0, cursor)
      }
    case .value:
      return rules.flatMap { rule -> [CompletionItem] in
        let words: [(word: String, meaning: String?)] =
          rule.schema.words.map { ($0.word, $0.meaning) }
          + (rule.schema.constant?.string.map { [($0, nil)] } ?? [])
        let flags =
          rule.schema.type == "boolean" ? rule.schema.constant.map { [$0.text] } ?? ["true", "false"] : []
        return words.map { word($0.word, meaning: $0.meaning ?? rule.schema.description, cursor) }
          + flags.map { CompletionItem(label: $0, kind: .keyword, text: $0, range: cursor.range) }
      }
    case .none: return []
    }
  }

  private func key(_ key: String, _ cursor: JSONCursor) -> CompletionItem {
    let rules = Grammar.standard.rules(ofKey: key, at: cursor.path)
    let value = cursor.hasColon ? "" : ": " + placeholder(for: rules) + cursor.separator
    return CompletionItem(
      label: key,
      kind: .key,
      documentation: rules.lazy.compactMap(\.schema.description).first,
      text: "\"\(escaped(key))\"" + value,
      range: cursor.range,
      filter: "\"\(key)\"",
      isSnippet: client.hasSnippets
    )
  }

  /// The beginning of a value of the kind that the key needs.
  private func placeholder(for rules: [Grammar.Rule]) -> String {
    let inner = client.hasSnippets ? "$0" : ""
    switch rules.lazy.compactMap(\.schema.type).first {
    case "object": return "{ \(inner) }"
    case "array": return "[\(inner)]"
    case "boolean": return client.hasSnippets ? "${1:true}" : "true"
    case "number": return client.hasSnippets ? "${1:1}" : "1"
    default: return "\"\(inner)\""
    }
  }

  private func word(_ word: String, meaning: String?, _ cursor: JSONCursor) -> CompletionItem {
    CompletionItem(
      label: word,
      kind: .enumCase,
      documentation: meaning,
      text: "\"\(word)\"",
      range: cursor.range,
      filter: "\"\(word)\""
    )
  }

  /// Escapes `$`, which begins a placeholder of a snippet.
  private func escaped(_ key: String) -> String { client.hasSnippets ? key.replacing("$", with: "\\$") : key }
}
