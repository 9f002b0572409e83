internal import StateKitAuthoring
internal import StateKitGenerator

/// The names that fit at a place: steps of paths, values, domains, types.
struct NameCompletion {
  let place: CursorContext
  let cursor: JSONCursor
  let offset: Int
  let file: SourceFile
  /// The other modules with schemas.
  let modules: [String]

  private var symbols: SchemaSymbols { place.symbols }
  /// The text of the string up to the offset.
  private var text: String { cursor.text ?? "" }

  func items() -> [CompletionItem] {
    switch place.role {
    case .actions(let allowsAll): return actions(allowsAll: allowsAll)
    case .reaction:
      return actions(allowsAll: false).filter { !names.isEmpty || $0.kind == .child || $0.kind == .keyword }
    case .condition: return condition()
    case .passing: return path(symbols.passing(behind: names, in: place.domain ?? ""))
    case .state: return path(symbols.properties(behind: names, in: place.domain ?? ""))
    case .domain:
      return symbols.domains.filter { $0.name != place.domain }.map { whole($0) }
    case .module: return modules.map { whole($0, .module) }
    case .type, .payload, .property: return types()
    case .changed(let change): return changed(change)
    case .value: return values()
    case .givenLabel: return place.new(place.wantedValues, beside: cursor.siblings).map { whole($0) }
    case .id: return place.values.map { whole("$" + $0.name, .value, $0) }
    case .sensitive: return place.values.map { whole($0.name, .value) }
    case .initialCase: return place.cases.map { whole($0, .child) }
    case .follower: return place.followers.map { whole($0) }
    case .diagnosticCode:
      return Explanations.all.map { whole($0.code, .word, detail: $0.title) }
    }
  }

  // MARK: - Paths

  /// The names of the path before the one that is being written.
  private var names: [String] { Array(text.pathComponents.dropLast()) }

  private func actions(allowsAll: Bool) -> [CompletionItem] {
    let steps = symbols.actions(behind: names, in: place.domain ?? "")
    // A property here is a bound one, which '*' stands for as well.
    let hasAny = steps.contains { $0.symbol?.kind == .action || $0.symbol?.kind == .property }
    let all = allowsAll && hasAny ? [whole("*", .keyword)] : []
    return path(steps) + (names.isEmpty ? all : all.map { _ in segment("*", .keyword, nil) })
  }

  private func condition() -> [CompletionItem] {
    let negation = text.prefix { $0 == "!" }
    let rest = text.dropFirst(negation.count)
    guard rest.first == "$" else {
      let names = String(rest).pathComponents.dropLast()
      let own = path(symbols.properties(behind: Array(names), in: place.domain ?? ""))
      let given = names.isEmpty && rest.isEmpty ? place.values : []
      return own + given.map { whole("\(negation)$\($0.name)", .value, $0) }
    }
    return payloadPath(String(rest.dropFirst()), sign: "\(negation)$")
  }

  /// The values of the payload or, after a dot, the members of a value.
  private func payloadPath(_ text: String, sign: String) -> [CompletionItem] {
    let names = text.pathComponents
    guard names.count > 1 else { return place.values.map { whole(sign + $0.name, .value, $0) } }
    let type = place.type(ofValueAt: names.dropLast())
    return path(type.map(symbols.members) ?? [])
  }

  private func path(_ steps: [SchemaSymbols.Step], wanted: SwiftType? = nil) -> [CompletionItem] {
    steps.map { step in
      var item = segment(step.name, step.symbol?.kind.completionKind ?? .keyword, step)
      if let wanted, let type = step.type, !symbols.fits(type, wanted) { item.rank = 1 }
      return item
    }
  }

  /// A step of a path, which replaces the text behind the last dot.
  private func segment(_ name: String, _ kind: CompletionItem.Kind, _ step: SchemaSymbols.Step?)
    -> CompletionItem
  {
    guard cursor.text != nil else { return whole(name, kind, step) }
    let last = text.utf8.reversed().prefix { ASCII.isWord($0) || $0 >= 0x80 }.count
    return item(name, kind, step, text: name, in: (offset - last)..<endOfName)
  }

  /// The end of the name at the offset.
  private var endOfName: Int {
    var end = offset
    while end < file.bytes.count, ASCII.isWord(file.bytes[end]) || file.bytes[end] >= 0x80 { end += 1 }
    return end
  }

  // MARK: - Values

  private func values() -> [CompletionItem] {
    let wanted = place.wantedType
    let domain = place.domain ?? ""
    if cursor.role == .key { return place.new(place.madeParts, beside: cursor.siblings).map { whole($0) } }
    if text.hasPrefix("@") {
      let names = String(text.dropFirst()).pathComponents
      return elements(of: names)
        ?? path(symbols.properties(behind: Array(names.dropLast()), in: domain), wanted: wanted)
    }
    let isOfState = place.role == .value(.anyProperty)
    let fits = { (step: SchemaSymbols.Step) in
      guard let wanted, let type = step.type else { return true }
      return symbols.fits(type, wanted)
    }
    let isTested = place.role == .value(.tested)
    let cases = wanted.map(isTested ? symbols.testedCases : symbols.cases) ?? []
    let given = isOfState || place.role == .value(.declared) ? [] : place.values.filter(fits)
    let read = place.role == .value(.declared) ? [] : symbols.properties(behind: [], in: domain)
    return cases.map { $0.leadsOn ? caseWithValues($0) : whole($0) }
      + given.map { whole("$" + $0.name, .value, $0) }
      + read.map { step in
        var item = whole("@" + step.name, .property, step)
        item.rank = fits(step) ? 1 : 2
        return item
      }
      + constants(of: wanted)
  }

  private func caseWithValues(_ step: SchemaSymbols.Step) -> CompletionItem {
    var item = item(step.name, .enumCase, step, text: "{ \"\(step.name)\":  }", in: cursor.range)
    item.filter = "\"\(step.name)\""
    return item
  }

  private func constants(of type: SwiftType?) -> [CompletionItem] {
    guard let type else { return [] }
    let isOptional = if case .optional = type { true } else { false }
    let isBool = ["Bool", "Bool?"].contains("\(type)")
    return (isBool ? ["true", "false"] : []).map { plain($0) } + (isOptional ? [plain("null")] : [])
  }

  // MARK: - Changes

  private func changed(_ change: NameRole.Change) -> [CompletionItem] {
    if let elements = elements(of: text.pathComponents) { return elements }
    let all = symbols.properties(behind: names, in: place.domain ?? "")
    if !names.isEmpty { return change == .bind ? [] : path(all) }
    return place.new(all, beside: cursor.role == .key ? cursor.siblings : []).filter { step in
      let isChild = step.symbol?.kind == .child
      switch change {
      case .set: return step.symbol?.isSettable ?? true
      case .toggle: return step.type.map { "\($0)" == "Bool" } ?? true
      case .add: return !isChild && step.type.map(SchemaSymbols.isNumber) ?? true
      case .elements:
        return isChild
          ? step.type.map { SchemaSymbols.isList($0) || SchemaSymbols.isStack($0) } ?? false
          : step.type.flatMap(SchemaSymbols.elementType) != nil
      case .pop: return step.type.map { SchemaSymbols.isStack($0) } ?? false
      case .bind: return !isChild
      }
    }.map { whole($0) }
  }

  /// The values of the payload that name an element, behind an open bracket; nil in other places.
  private func elements(of names: [String]) -> [CompletionItem]? {
    guard let last = names.last, let bracket = last.lastIndex(of: "["), !last.hasSuffix("]") else {
      return nil
    }
    let list: [String] = names.dropLast() + [String(last[..<bracket])]
    let id = symbols.elementID(behind: list, in: place.domain ?? "")
    let end = file.bytes.dropFirst(endOfName).first == ASCII.closeBracket ? "" : "]"
    return place.values.map { step in
      var item = segment("$" + step.name, .value, step)
      item.text += end
      if let id, let type = step.type, !symbols.fits(type, id) { item.rank = 1 }
      return item
    }
  }

  // MARK: - Types

  private func types() -> [CompletionItem] {
    guard cursor.text != nil else { return [] }
    let last = text.utf8.reversed().prefix { ASCII.isWord($0) || $0 >= 0x80 || $0 == ASCII.dot }.count
    let range = (offset - last)..<endOfName
    let own = symbols.types.map { step in
      item(step.name, step.symbol?.kind.completionKind ?? .type, step, text: step.name, in: range)
    }
    return own
      + SchemaSymbols.builtInTypes.map { name in
        var item = item(name, .type, nil, text: name, in: range)
        item.rank = 1
        return item
      }
  }

  // MARK: - Items

  private func whole(_ step: SchemaSymbols.Step) -> CompletionItem {
    whole(step.name, step.symbol?.kind.completionKind ?? .value, step)
  }

  /// A text that replaces the whole string, with a colon and a value if it is a new key.
  private func whole(
    _ name: String,
    _ kind: CompletionItem.Kind,
    _ step: SchemaSymbols.Step? = nil,
    detail: String? = nil
  ) -> CompletionItem {
    let colon = cursor.role == .key && !cursor.hasColon ? ": " : ""
    var item = item(name, kind, step, text: "\"\(name)\"\(colon)", in: cursor.range)
    item.filter = "\"\(name)\""
    if let detail { item.detail = detail }
    return item
  }

  /// A word without quotes.
  private func plain(_ word: String) -> CompletionItem {
    CompletionItem(label: word, kind: .keyword, text: word, range: cursor.range)
  }

  private func item(
    _ label: String,
    _ kind: CompletionItem.Kind,
    _ step: SchemaSymbols.Step?,
    text: String,
    in range: Range<Int>
  ) -> CompletionItem {
    CompletionItem(
      label: label,
      kind: kind,
      detail: step?.detail,
      documentation: step?.symbol?.documentation,
      isDeprecated: step?.symbol?.isDeprecated ?? false,
      text: text,
      range: range
    )
  }
}
