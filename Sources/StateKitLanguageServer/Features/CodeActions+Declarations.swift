internal import StateKitAuthoring
internal import StateKitGenerator

/// Code actions that change declarations.
extension CodeActions {
  func refactorings(at offset: Int, in file: SourceFile) -> [Action] {
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

  /// One action for each word of `visibility`, for a declaration without the key.
  private func visibilities(of symbol: Symbol, in file: SourceFile) -> [Action] {
    guard let edits = SchemaEdits(file), let member = edits.member(withKeyAt: symbol.location.offset),
      member.value[ActionKey.visibility] == nil
    else { return [] }
    return ActionVisibility.allCases.map(\.rawValue).compactMap { word in
      var edits = edits
      edits.add(ActionKey.visibility, JSONLiteral.of(word), toDeclaration: member.value, of: .action)
      return tried(
        "Give \(symbol.name.quoted) the visibility \(word.quoted)",
        edits,
        kind: "refactor.rewrite"
      )
    }
  }

  /// Turns the payload of an action into a struct of `types`.
  private func extraction(of symbol: Symbol, in file: SourceFile, _ symbols: SchemaSymbols) -> Action? {
    guard var edits = SchemaEdits(file), let domain = symbol.owner,
      let member = edits.member(withKeyAt: symbol.location.offset)
    else { return nil }
    let values = symbols.values(ofActionAt: [symbol.name], in: domain)
    let labels = values.filter { Int($0.name) == nil }
    guard labels.count == values.count, values.count > 1 else { return nil }
    let name = symbol.name.capital
    let properties = values.map { "\(JSONLiteral.of($0.name)): \(JSONLiteral.of($0.detail ?? ""))" }
    let type = "{ \"\(TypeKey.struct.rawValue)\": { \(properties.joined(separator: ", ")) } }"
    let payload = member.value[ActionKey.payload] ?? member.value
    let label = String(name.prefix(1).lowercased() + name.dropFirst())
    edits.replace(payload.location.offset..<payload.end, with: JSONLiteral.of("(\(label): \(name))"))
    edits.add(name, type, to: FileKey.types, of: edits.root)
    return tried(
      "Make the payload of \(symbol.name.quoted) a struct of 'types'",
      edits,
      kind: "refactor.extract"
    )
  }

  /// One action for each other domain of the module, which makes this domain a child of that one.
  private func parents(of symbol: Symbol, in file: SourceFile, _ symbols: SchemaSymbols) -> [Action] {
    let others = symbols.declarations.filter { $0.kind == .domain && $0 != symbol }
    return others.prefix(CodeActions.parentLimit).compactMap { other in
      guard var edits = SchemaEdits(other.location.file),
        let member = edits.member(withKeyAt: other.location.offset)
      else { return nil }
      let child = symbol.name.prefix(1).lowercased() + symbol.name.dropFirst()
      guard member.value[DomainKey.children]?.keys.contains(child) != true else { return nil }
      edits.add(child, JSONLiteral.of(symbol.name), to: DomainKey.children, of: member.value)
      return tried(
        "Make \(symbol.name.quoted) a child of \(other.name.quoted)",
        edits,
        kind: "refactor.rewrite"
      )
    }
  }

  /// At most so many parents are offered, because a longer list does not help.
  private static let parentLimit = 8

  /// The action for an edit; nil if the schemas would have more errors.
  private func tried(_ title: String, _ edits: SchemaEdits, kind: String) -> Action? {
    let text = edits.text
    let after = workspace.errors(with: [edits.file.path: text])
    guard after.count <= workspace.errors().count else { return nil }
    return Action(title: title, kind: kind, change: WorkspaceChange(texts: [(edits.file, text)]))
  }

  /// Writes the handler at an offset, as `scaffold` does, if the handler is missing.
  private func missingHandlers(at offset: Int, in file: SourceFile, _ symbols: SchemaSymbols) -> [Action] {
    let handlers = symbols.handlers(at: offset, in: file)
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
        change: WorkspaceChange(texts: texts, newFiles: new)
      )
    ]
  }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
