internal import StateKitAuthoring
internal import StateKitGenerator

/// A place where a schema names something, with the context that decides which names fit. The text may be unfinished,
/// so the context is read from it as far as it goes.
struct CursorContext {
  let role: NameRole
  let rule: Grammar.Rule
  let symbols: SchemaSymbols
  private let around: JSONPlace
  /// The whole text of the string at the place; nil outside of strings.
  private let text: String?

  /// - Parameter symbols: The symbols of the module. They are computed only where a name may stand.
  init?(
    _ cursor: JSONCursor,
    at offset: Int,
    in file: SourceFile,
    _ symbols: @autoclosure () -> SchemaSymbols?
  ) {
    let rules = Grammar.standard.rules(at: cursor.path)
    let isKey = cursor.role == .key
    guard let rule = rules.first(where: { $0.role(isKey: isKey) != nil }),
      let role = rule.role(isKey: isKey), let symbols = symbols()
    else { return nil }
    self.role = role
    self.rule = rule
    self.symbols = symbols
    around = JSONPlace(at: offset, in: file)
    text = cursor.wholeText(in: file)
  }

  /// The domain that contains the place; nil outside of domains.
  var domain: String? { rule.domain }

  /// The name of the action, the request, the effect, the child or the reaction that contains the place.
  private var name: String? { rule.section.flatMap { _ in rule.path.dropFirst().first } }

  /// The object of the declaration that contains the place: an action, a request, an effect, a child, a bridge or a
  /// reaction.
  private var declaration: JSONNode? { around.node(below: 4) }

  /// The path of the action whose values can be named here: the action itself, or the first one that starts the work.
  var trigger: [String] {
    switch rule.section {
    case .actions: name.map { [$0] } ?? []
    case .reactions: name?.pathComponents ?? []
    case .requests: name.map { [$0, phase.rawValue] } ?? []
    case .effects: declaration?[EffectKey.on]?.firstString?.pathComponents ?? []
    case .bridges: declaration?[BridgeKey.on]?.firstString?.pathComponents ?? []
    default: []
    }
  }

  private var phase: RequestPhase {
    if rule.passes(RequestKey.success) { return .success }
    return rule.passes(RequestKey.failure) ? .failure : .request
  }

  /// The values that `$label` can name here.
  var values: [SchemaSymbols.Step] {
    guard let domain, !trigger.contains("*") else { return [] }
    if let event { return symbols.values(ofEventAt: event, in: domain) }
    return symbols.values(ofActionAt: trigger, in: domain)
  }

  /// The path of the child whose coming or going starts the effect or the bridge.
  private var event: [String]? {
    let nodes: [JSONNode?] =
      switch rule.section {
      case .effects: [declaration?[EffectKey.onMade], declaration?[EffectKey.onGone]]
      case .bridges: [declaration?[BridgeKey.onMade], declaration?[BridgeKey.onGone]]
      default: []
      }
    return nodes.lazy.compactMap { $0?.string?.pathComponents }.first
  }

  /// The action that a bridge dispatches.
  var dispatched: [String] { declaration?[BridgeKey.dispatch]?.string?.pathComponents ?? [] }

  /// The names that the object does not have yet, and the present name at this place.
  func new(_ steps: [SchemaSymbols.Step], beside siblings: Set<String>) -> [SchemaSymbols.Step] {
    steps.filter { !siblings.contains($0.name) || $0.name == text }
  }

  /// The values of the action that a bridge dispatches.
  var wantedValues: [SchemaSymbols.Step] {
    domain.map { symbols.values(ofActionAt: dispatched, in: $0) } ?? []
  }

  /// The type that a value here must have; nil if it is unknown, or if any type will do.
  var wantedType: SwiftType? {
    guard case .value(let value) = role, let domain else { return nil }
    let names = rule.names
    switch value {
    case .property, .element:
      guard let last = names.last else { return nil }
      if names.count > 1 {
        return symbols.parts(behind: Array(names.dropLast()), in: domain).first { $0.name == last }?.type
      }
      let type = symbols.type(behind: last.pathComponents, in: domain)
      return value == .property ? type : type.flatMap(SchemaSymbols.elementType)
    case .label: return wantedValues.first { $0.name == names.first }?.type
    case .tested: return around.nodes.last?[ConditionKey.path]?.string.flatMap(type(ofTested:))
    case .declared:
      return around.nodes.last?[PropertyKey.type]?.string.flatMap { SchemaSymbols.type(in: $0) }
    case .anyProperty: return nil
    }
  }

  /// The type of the property that a condition names.
  private func type(ofTested text: String) -> SwiftType? {
    guard let domain else { return nil }
    let path = text.drop { $0 == "!" }
    guard path.first == "$" else { return symbols.type(behind: String(path).pathComponents, in: domain) }
    return type(ofValueAt: String(path.dropFirst()).pathComponents)
  }

  /// The type of a value of the payload, or of a member of it.
  func type(ofValueAt names: [String]) -> SwiftType? {
    names.dropFirst().reduce(values.first { $0.name == names.first }?.type) { type, name in
      type.flatMap { symbols.members(of: $0).first { $0.name == name }?.type }
    }
  }

  /// The names that the object around the place may have, which makes a value such as a new element.
  var madeParts: [SchemaSymbols.Step] {
    guard case .value = role, let domain else { return [] }
    return symbols.parts(behind: rule.names, in: domain)
  }

  /// The names of the cases of the child around the place.
  var cases: [String] { declaration?[ChildKey.oneOf]?.keys ?? [] }

  /// The properties of the child that can follow others.
  var followers: [SchemaSymbols.Step] {
    guard let domain, let name else { return [] }
    // In the object of a case, only the properties of that case.
    let inner = rule.path.dropFirst(2).first.map { [$0] }
    let names = inner ?? symbols.cases(ofChild: name, in: domain).map(\.name)
    guard declaration?[ChildKey.domain] == nil, !names.isEmpty else {
      return symbols.parts(behind: [name], in: domain)
    }
    return names.flatMap { symbols.parts(behind: [name, $0], in: domain) }
  }
}

extension String {
  /// The names of a path; the last one is empty behind a dot.
  var pathComponents: [String] {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
