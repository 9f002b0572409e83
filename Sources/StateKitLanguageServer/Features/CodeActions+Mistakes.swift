internal import StateKitAuthoring
internal import StateKitGenerator

/// Code actions that remove mistakes.
extension CodeActions {
  /// The "did you mean" of a diagnostic, in the first form that removes the mistake.
  func suggestion(for diagnostic: Diagnostic, in file: SourceFile) -> Action? {
    guard let suggestion = diagnostic.suggestion else { return nil }
    let texts = CodeActions.replacements(by: suggestion, at: diagnostic.location.offset, in: file).map {
      Array(file.bytes[..<$0.range.lowerBound] + Array($0.text.utf8) + file.bytes[$0.range.upperBound...])
    }
    let count = workspace.diagnostics().count
    let right = texts.filter { removes(diagnostic, $0, in: file) }
    // Prefers a text with fewer mistakes in all, because the first one may only replace the mistake by another.
    let text = right.first { workspace.diagnostics(with: [file.path: $0]).count < count } ?? right.first
    return text.map { text in
      Action(
        title: "Change it to \(suggestion.quoted)",
        change: WorkspaceChange(texts: [(file, text)]),
        diagnostic: diagnostic,
        isPreferred: true
      )
    }
  }

  /// The ranges that a suggestion may replace: a name, a string or another value, the rest of a path, the whole path.
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

  /// Adds an entry to `uses` or `imports`, if that removes the mistake.
  func addition(for diagnostic: Diagnostic, in file: SourceFile) -> Action? {
    guard let (list, entry) = diagnostic.missingEntry, let key = FileKey(rawValue: list),
      var edits = SchemaEdits(file)
    else { return nil }
    edits.append(JSONLiteral.of(entry), to: key, of: edits.root)
    let text = edits.text
    guard removes(diagnostic, text, in: file) else { return nil }
    return Action(
      title: "Add \(entry.quoted) to '\(list)'",
      change: WorkspaceChange(texts: [(file, text)]),
      diagnostic: diagnostic
    )
  }

  /// Adds the code of a warning or a note to `allow` of the declaration that it is about.
  func allowance(of diagnostic: Diagnostic, in file: SourceFile) -> Action? {
    guard diagnostic.severity != .error, let edits = SchemaEdits(file) else { return nil }
    for (node, path) in edits.path(to: diagnostic.location.offset).reversed() {
      var edits = edits
      let code = JSONLiteral.of(diagnostic.code)
      if case .object = node.value {
        guard Grammar.standard.rules(at: path).contains(where: { $0.has(DomainKey.allow) }) else { continue }
        edits.append(code, to: DomainKey.allow, of: node)
      } else {
        guard let kind = CodeActions.kind(ofDeclarationAt: path) else { continue }
        edits.add(DomainKey.allow, "[\(code)]", toDeclaration: node, of: kind)
      }
      let text = edits.text
      if removes(diagnostic, text, in: file) {
        return Action(
          title: "Allow \(diagnostic.code) here",
          change: WorkspaceChange(texts: [(file, text)]),
          diagnostic: diagnostic
        )
      }
    }
    return nil
  }

  /// The kind of a declaration that a string may stand for; nil for other values.
  private static func kind(ofDeclarationAt path: [JSONStep]) -> Symbol.Kind? {
    switch Grammar.standard.rules(at: path).lazy.compactMap(\.definition).first {
    case .action: .action
    case .property: .property
    case .child: .child
    case .invariant: .invariant
    default: nil
    }
  }
}
