internal import StateKitAuthoring
internal import StateKitGenerator

/// The reason why a feature does not do what it is asked for.
struct Refusal: Error {
  let reason: String
}

/// Gives a declaration another name: in all schemas, where `was` keeps the old name, and in Swift code that uses it.
struct Rename {
  let workspace: Workspace
  let client: ClientAbilities

  struct Name {
    let text: String
    let range: Range<Int>
  }

  /// The name at an offset, with its range, for the client's text field.
  func prepare(at offset: Int, in file: SourceFile) throws(Refusal) -> Name {
    let (reference, symbol) = try target(at: offset, in: file)
    return Name(text: symbol.name, range: reference.range)
  }

  /// The change, nil if the name stays, and a notice for the user if the client cannot ask about uncertain places.
  func change(at offset: Int, in file: SourceFile, to name: String) throws(Refusal) -> (
    change: WorkspaceChange?, notice: String?
  ) {
    let symbol = try target(at: offset, in: file).symbol
    if name == symbol.name { return (nil, nil) }
    let modules = workspace.allSymbols
    let schemas = try schemas(renaming: symbol, to: name, modules)
    try check(schemas)
    let swift = workspace.swiftUses(seeing: symbol).uses(of: symbol, renamed: name)
    let notice = client.confirmsChanges ? nil : notice(of: swift.filter { !$0.isCertain }, named: symbol.name)
    return (WorkspaceChange(texts: schemas, uses: swift), notice)
  }

  /// Names the places that stay unchanged, because they may name something else.
  private func notice(of uses: [SwiftUse], named name: String) -> String? {
    let all = Set(uses.map { SourceLocation(file: $0.file, offset: $0.range.lowerBound) })
    if all.isEmpty { return nil }
    let places = all.map { (path: workspace.relative($0.file.path), line: $0.line) }.sorted { $0 < $1 }
    let named = places.prefix(10).map { "\($0.path):\($0.line)" } + (places.count > 10 ? ["…"] : [])
    return """
      \(places.count == 1 ? "A place" : "\(places.count) places") in Swift may name something else than this '\(name)', \
      and \(places.count == 1 ? "is as it was" : "are as they were"): \(named.joined(separator: ", "))
      """
  }

  private func target(at offset: Int, in file: SourceFile) throws(Refusal) -> (
    reference: SymbolReference, symbol: Symbol
  ) {
    let references = workspace.symbols(at: file.path)?.references(at: offset, in: file) ?? []
    guard let found = references.first(where: { $0.isSpelled && $0.symbol.kind != .phase }) else {
      throw Refusal(reason: "here stands no name that a schema declares")
    }
    // The symbol of a value without a label has its position as its name.
    if Int(found.symbol.name) != nil { throw Refusal(reason: "the value has no label") }
    if found.symbol.kind == .property, found.symbol.name == "id" {
      throw Refusal(reason: "'id' has the name that 'Identifiable' asks for, which 'ID' comes from")
    }
    // The label of an element's id is the name of the list, so the list is renamed.
    let declared = workspace.allSymbols.lazy.flatMap(\.declarations).first { $0 == found.symbol }
    return (found, declared ?? found.symbol)
  }

  // MARK: - Schemas

  /// The files that change, with their new texts.
  private func schemas(
    renaming symbol: Symbol,
    to name: String,
    _ modules: [SchemaSymbols]
  ) throws(Refusal) -> [(file: SourceFile, text: [UInt8])] {
    var changes: [String: SchemaEdits] = [:]
    func change(_ file: SourceFile, _ body: (inout SchemaEdits) -> Void) throws(Refusal) {
      guard var edits = changes[file.path] ?? SchemaEdits(file) else {
        throw Refusal(reason: "'\(file.path)' is no JSON: mend it first")
      }
      body(&edits)
      changes[file.path] = edits
    }
    var seen: Set<SourceLocation> = []
    for reference in modules.flatMap(\.references) where reference.symbol == symbol {
      guard seen.insert(reference.place).inserted, let text = newText(of: reference, name) else { continue }
      try change(reference.place.file) { $0.replace(reference.range, with: text) }
    }
    for shared in modules.flatMap(\.shared)
    where (shared.given == symbol) != (shared.wanted == symbol) {
      let wanted = shared.wanted == symbol ? name : shared.wanted.name
      let given = shared.given == symbol ? name : shared.given.name
      try change(shared.bridge.file) { edits in
        guard let bridge = edits.node(at: shared.bridge.offset) else { return }
        edits.add(wanted, JSONLiteral.of("$" + given), to: BridgeKey.with, of: bridge)
      }
    }
    if symbol.hasEarlierNames {
      try change(symbol.location.file) { Rename.addEarlierName(of: symbol, renamed: name, &$0) }
    }
    return changes.values.map { ($0.file, $0.text) }.sorted { $0.file.path < $1.file.path }
  }

  /// Nil for a place that stays unchanged, such as `*`.
  private func newText(of reference: SymbolReference, _ name: String) -> String? {
    if reference.isSpelled { return name }
    guard reference.symbol.kind == .domain else { return nil }
    // The place may name a generated type, such as that of the state.
    let text = String(decoding: reference.place.file.bytes[reference.range], as: UTF8.self)
    let old = Symbol.generatedTypes(of: reference.symbol.name)
    return old.firstIndex(of: text).map { Symbol.generatedTypes(of: name)[$0] }
  }

  private static func addEarlierName(of symbol: Symbol, renamed name: String, _ edits: inout SchemaEdits) {
    guard let member = edits.member(withKeyAt: symbol.location.offset) else { return }
    let old = JSONLiteral.of(symbol.name)
    guard let was = member.value[DomainKey.was], case .array(let names) = was.value else {
      return edits.add(DomainKey.was, "[\(old)]", toDeclaration: member.value, of: symbol.kind)
    }
    // A name that the declaration gets back leaves the list of earlier names: the present name takes its place.
    if let index = names.firstIndex(where: { $0.string == name }) {
      return edits.replace(names[index].location.offset..<names[index].end, with: old)
    }
    edits.append(old, to: was)
  }

  /// Refuses a rename that makes mistakes.
  private func check(_ schemas: [(file: SourceFile, text: [UInt8])]) throws(Refusal) {
    let before = workspace.errors()
    let after = workspace.errors(
      with: Dictionary(uniqueKeysWithValues: schemas.map { ($0.file.path, $0.text) })
    )
    guard after.count > before.count else { return }
    let known = Set(before.map(\.message))
    let new = after.filter { !known.contains($0.message) }
    // Prefers another error than SK0681, which only says that a used module has errors.
    let mistake = new.first { $0.code != "SK0681" } ?? new.first ?? after[0]
    throw Refusal(reason: mistake.sentence)
  }
}
