internal import StateKitAuthoring
internal import StateKitGenerator

/// What the server can do about mistakes, and with declarations. Each edit of a schema was tried: it takes the mistake away,
/// and makes no other.
struct CodeActions {
  let workspace: Workspace
  let client: ClientSettings

  private struct Action {
    let title: String
    var kind = "quickfix"
    let edit: JSONValue
    var diagnostic: Diagnostic?
    var isPreferred = false
  }

  func all(in range: Range<Int>, of file: SourceFile, only kinds: [String]) -> [JSONValue] {
    guard file.path.isSchema, SchemaEdits(file) != nil else { return [] }
    let mistakes = workspace.diagnostics(at: file.path).filter { diagnostic in
      // Anywhere in the string of which a part is wrong.
      let cursor = JSONCursor(at: diagnostic.location.offset, in: file)
      let extent = cursor.text == nil ? file.extent(at: diagnostic.location.offset) : cursor.range
      return extent.lowerBound <= range.upperBound && range.lowerBound <= extent.upperBound
    }
    let fixes = mistakes.flatMap { diagnostic in
      [suggestion(for: diagnostic, in: file)].compactMap(\.self) + additions(for: diagnostic, in: file)
        + [allowance(of: diagnostic, in: file)].compactMap(\.self)
    }
    let actions = fixes + refactorings(at: range.lowerBound, in: file)
    return actions.filter { action in
      kinds.isEmpty || kinds.contains { action.kind == $0 || action.kind.hasPrefix($0 + ".") }
    }.map(value)
  }

  private func value(_ action: Action) -> JSONValue {
    .object([
      "title": .string(action.title),
      "kind": .string(action.kind),
      "diagnostics": action.diagnostic.map {
        .array([client.diagnostics.value(of: $0, explainedAt: nil)])
      },
      "isPreferred": action.isPreferred ? true : nil,
      "edit": action.edit,
    ])
  }

  // MARK: - Trials

  /// Whether the diagnostics of all schemas are fewer, and none is new, if a file has another text.
  private func removes(_ diagnostic: Diagnostic, _ text: [UInt8], in file: SourceFile) -> Bool {
    let after = workspace.diagnostics(with: [file.path: text])
    let before = workspace.diagnostics(with: [:])
    let same = { (other: Diagnostic) in
      other.code == diagnostic.code && other.message == diagnostic.message
        && other.location.file.path == diagnostic.location.file.path
    }
    return after.count { same($0) } < before.count { same($0) } && makesNoErrors(after, before)
  }

  private func makesNoErrors(_ after: [Diagnostic], _ before: [Diagnostic]) -> Bool {
    after.count <= before.count
      && after.count { $0.severity == .error } <= before.count { $0.severity == .error }
  }

  private func edit(_ file: SourceFile, _ text: [UInt8]) -> JSONValue {
    WorkspaceEdit(client: client).value([(file, text)])
  }

  // MARK: - Mistakes

  /// The "did you mean" of a diagnostic, in the first form that takes the mistake away.
  private func suggestion(for diagnostic: Diagnostic, in file: SourceFile) -> Action? {
    guard let suggestion = diagnostic.suggestion else { return nil }
    let texts = CodeActions.replacements(by: suggestion, at: diagnostic.location.offset, in: file).map {
      Array(file.bytes[..<$0.range.lowerBound] + Array($0.text.utf8) + file.bytes[$0.range.upperBound...])
    }
    let count = workspace.diagnostics(with: [:]).count
    let right = texts.filter { removes(diagnostic, $0, in: file) }
    // The first one may only make another mistake of it.
    let text = right.first { workspace.diagnostics(with: [file.path: $0]).count < count } ?? right.first
    return text.map { text in
      Action(
        title: "Change it to \(suggestion.quoted)",
        edit: edit(file, text),
        diagnostic: diagnostic,
        isPreferred: true
      )
    }
  }

  /// The ranges that a suggestion may be meant for: a name, a string or another value, the rest of a path, the whole path.
  private static func replacements(by suggestion: String, at offset: Int, in file: SourceFile) -> [(
    range: Range<Int>, text: String
  )] {
    let extent = file.extent(at: offset)
    if offset < file.bytes.count, file.bytes[offset] == ASCII.quote {
      return [(extent, JSONLiteral.of(suggestion)), (extent, suggestion)]
    }
    let cursor = JSONCursor(at: offset, in: file)
    guard cursor.text != nil else { return [(extent, suggestion), (extent, JSONLiteral.of(suggestion))] }
    let content =
      (cursor.range.lowerBound + 1)..<max(cursor.range.lowerBound + 1, cursor.range.upperBound - 1)
    let escaped = String(JSONLiteral.of(suggestion).dropFirst().dropLast())
    return [
      (extent, escaped), (offset..<max(offset, content.upperBound), escaped), (content, escaped),
      (cursor.range, suggestion),
    ]
  }

  /// Entries of `uses` and `imports` that take a mistake away.
  private func additions(for diagnostic: Diagnostic, in file: SourceFile) -> [Action] {
    guard diagnostic.severity == .error else { return [] }
    let modules = workspace.otherModules(than: file.path).map { ("uses", $0) }.filter {
      diagnostic.message.contains($0.1)
    }
    let foundation = diagnostic.message.contains("Foundation") ? [("imports", "Foundation")] : []
    return (modules + foundation).compactMap { key, name in
      guard var edits = SchemaEdits(file) else { return nil }
      edits.append(JSONLiteral.of(name), to: key, of: edits.root)
      let text = edits.text
      guard removes(diagnostic, text, in: file) else { return nil }
      return Action(
        title: "Add \(name.quoted) to '\(key)'",
        edit: edit(file, text),
        diagnostic: diagnostic
      )
    }
  }

  /// An entry of `allow` in the declaration that a warning or note is about.
  private func allowance(of diagnostic: Diagnostic, in file: SourceFile) -> Action? {
    guard diagnostic.severity != .error, let edits = SchemaEdits(file) else { return nil }
    for (node, path) in edits.path(to: diagnostic.location.offset).reversed() {
      var edits = edits
      let code = JSONLiteral.of(diagnostic.code)
      if case .object = node.value {
        guard Grammar.standard.rules(at: path).contains(where: { $0.keys.contains { $0.key == "allow" } })
        else {
          continue
        }
        edits.append(code, to: "allow", of: node)
      } else {
        guard let kind = CodeActions.kind(ofDeclarationAt: path) else { continue }
        edits.add("allow", "[\(code)]", toDeclaration: node, of: kind)
      }
      let text = edits.text
      if removes(diagnostic, text, in: file) {
        return Action(title: "Allow \(diagnostic.code) here", edit: edit(file, text), diagnostic: diagnostic)
      }
    }
    return nil
  }

  /// The kind of a declaration that a string may stand for; nil for other values.
  private static func kind(ofDeclarationAt path: [JSONCursor.Step]) -> Symbol.Kind? {
    guard path.count == 4, path[0] == .key("domains") || path[0] == .key("types") else { return nil }
    switch path[2] {
    case .key("actions"): return .action
    case .key("state"), .key("struct"): return .property
    case .key("children"): return .child
    default: return nil
    }
  }

  // MARK: - Declarations

  private func refactorings(at offset: Int, in file: SourceFile) -> [Action] {
    guard let symbols = workspace.symbols(at: file.path) else { return [] }
    let references = symbols.references(at: offset, in: file)
    guard let symbol = references.first(where: \.isDeclaration)?.symbol else {
      return missingHandlers(at: offset, in: file, symbols)
    }
    let own: [Action] =
      switch symbol.kind {
      case .action:
        visibilities(of: symbol, in: file) + [extraction(of: symbol, in: file, symbols)].compactMap(\.self)
      case .domain: parents(of: symbol, in: file, symbols)
      default: []
      }
    return missingHandlers(at: offset, in: file, symbols) + own
  }

  /// The words of `visibility` for an action that has none.
  private func visibilities(of symbol: Symbol, in file: SourceFile) -> [Action] {
    guard let edits = SchemaEdits(file),
      let (member, path) = edits.member(withKeyAt: symbol.location.offset), member.value["visibility"] == nil
    else { return [] }
    let rules = Grammar.standard.rules(at: path + [.key(member.key.text), .key("visibility")])
    return rules.flatMap(\.words).compactMap { word, _ in
      var edits = edits
      edits.add("visibility", JSONLiteral.of(word), toDeclaration: member.value, of: .action)
      return tried(
        "Give \(symbol.name.quoted) the visibility \(word.quoted)",
        edits,
        kind: "refactor.rewrite"
      )
    }
  }

  /// The payload of an action as a struct of `types`.
  private func extraction(of symbol: Symbol, in file: SourceFile, _ symbols: SchemaSymbols) -> Action? {
    guard var edits = SchemaEdits(file), let domain = symbol.owner,
      let member = edits.member(withKeyAt: symbol.location.offset)?.member
    else { return nil }
    let values = symbols.values(ofActionAt: [symbol.name], in: domain)
    let labels = values.filter { Int($0.name) == nil }
    guard labels.count == values.count, values.count > 1 else { return nil }
    let name = symbol.name.capital
    let properties = values.map { "\(JSONLiteral.of($0.name)): \(JSONLiteral.of($0.detail ?? ""))" }
    let type = "{ \"struct\": { \(properties.joined(separator: ", ")) } }"
    let payload = member.value["payload"] ?? member.value
    let label = String(name.prefix(1).lowercased() + name.dropFirst())
    edits.replace(payload.location.offset..<payload.end, with: JSONLiteral.of("(\(label): \(name))"))
    if let types = edits.root["types"] {
      edits.add(name, type, to: types)
    } else {
      edits.add("types", "{ \(JSONLiteral.of(name)): \(type) }", to: edits.root)
    }
    return tried(
      "Make the payload of \(symbol.name.quoted) a struct of 'types'",
      edits,
      kind: "refactor.extract"
    )
  }

  /// The other domains of the module, as parents of this one.
  private func parents(of symbol: Symbol, in file: SourceFile, _ symbols: SchemaSymbols) -> [Action] {
    let others = symbols.declarations.filter { $0.kind == .domain && $0 != symbol }
    return others.prefix(CodeActions.parentLimit).compactMap { other in
      guard var edits = SchemaEdits(other.location.file),
        let member = edits.member(withKeyAt: other.location.offset)?.member
      else { return nil }
      let entry = JSONLiteral.of(symbol.name)
      let child = symbol.name.prefix(1).lowercased() + symbol.name.dropFirst()
      if let children = member.value["children"] {
        guard !children.keys.contains(child) else { return nil }
        edits.add(child, entry, to: children)
      } else {
        edits.add("children", "{ \(JSONLiteral.of(child)): \(entry) }", to: member.value)
      }
      return tried(
        "Make \(symbol.name.quoted) a child of \(other.name.quoted)",
        edits,
        kind: "refactor.rewrite"
      )
    }
  }

  /// More domains than that are no choice.
  private static let parentLimit = 8

  /// An edit that makes no mistake.
  private func tried(_ title: String, _ edits: SchemaEdits, kind: String) -> Action? {
    let text = edits.text
    let after = workspace.errors(with: [edits.file.path: text])
    guard after.count <= workspace.errors(with: [:]).count else { return nil }
    return Action(title: title, kind: kind, edit: edit(edits.file, text))
  }

  /// What `scaffold` writes, if the handler at an offset is missing.
  private func missingHandlers(at offset: Int, in file: SourceFile, _ symbols: SchemaSymbols) -> [Action] {
    let handlers = symbols.handlers.filter {
      $0.place.file == file && $0.place.offset <= offset && offset <= $0.place.offset + $0.length
    }
    guard let handler = handlers.first, let folder = workspace.place(of: file.path)?.folder else { return [] }
    let files = workspace.swiftFiles(below: [folder])
    guard SwiftUses(files, []).places(of: handler).isEmpty,
      let plan = workspace.scaffold(of: file.path, files)
    else { return [] }
    var texts: [(SourceFile, [UInt8])] = []
    var new: [(String, [UInt8])] = []
    for change in plan.changes where change.added.contains(where: { $0.hasPrefix(handler.name + "(") }) {
      switch change.target {
      case .existing(let file): texts.append((file, change.contents))
      case .new(let name): if client.makesFiles { new.append(("\(folder)/\(name)", change.contents)) }
      }
    }
    if texts.isEmpty, new.isEmpty { return [] }
    let names = texts.map { $0.0.path.fileName } + new.map { $0.0.fileName }
    return [
      Action(
        title: "Write the handler \(handler.name.quoted) in \(names.joined(separator: ", "))",
        edit: WorkspaceEdit(client: client).value(texts, newFiles: new)
      )
    ]
  }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
