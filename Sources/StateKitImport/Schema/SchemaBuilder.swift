#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// Writes a domain in the language of schemas.
struct SchemaBuilder {
  let plan: DomainPlan
  let refusals: Refusals

  private var domain: ImportedDomain { plan.domain }

  func value() -> JSONValue {
    .keyed([
      DomainKey.state: state,
      .binds: list(binds),
      .actions: object(domain.actions.compactMap(action)),
      .children: object(domain.children.compactMap(child)),
      .effects: object(plan.effects.compactMap(effect)),
      .reactions: object(plan.groups.compactMap(reaction)),
      .bridges: bridges.isEmpty ? nil : .array(bridges),
      .conformances: conformances,
    ])
  }

  private var conformances: JSONValue? {
    let hasState = !domain.state.properties.isEmpty || !domain.children.isEmpty
    let parts = JSONValue.keyed([
      DomainConformanceKey.state: hasState ? list(domain.stateConformances.map(\.rawValue)) : nil,
      .actions: list(domain.actionConformances.map(\.rawValue)),
    ])
    return object(parts.members)
  }

  /// The bound properties that are in the schema's state.
  private var binds: [String] {
    let own = Set(domain.state.properties.map(\.name))
    return domain.binds.map(\.name).filter { name in
      own.contains(name) && refusals.remedy(domain.name, .state, name) != .omitted
        && refusals.remedy(domain.name, .binds, name) != .omitted
    }
  }

  private func object(_ members: [JSONValue.Member]) -> JSONValue? {
    members.isEmpty ? nil : .object(members)
  }

  private func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
  }

  private func isOmitted(_ section: DomainKey, _ name: String) -> Bool {
    refusals.remedy(domain.name, section, name) == .omitted
  }

  // MARK: - State

  private var state: JSONValue? {
    switch domain.state {
    case .foreign(let type): return .string(type)
    case .properties(let properties):
      return object(
        properties.filter { !isOmitted(.state, $0.name) }.map { .init(key: $0.name, value: property($0)) }
      )
    }
  }

  /// The names of the state's properties, without those that the generator refused.
  var propertyNames: [String] {
    domain.state.properties.map(\.name).filter { !isOmitted(.state, $0) }
  }

  /// The names of the children, without those that the generator refused.
  var childNames: [String] { domain.children.map(\.name).filter { !isOmitted(.children, $0) } }

  private func property(_ property: ImportedProperty) -> JSONValue {
    if property.value == nil, property.documentation == nil { return .string(property.type) }
    return .keyed([
      PropertyKey.type: .string(property.type),
      .default: value(of: property),
      .doc: property.documentation.map(JSONValue.string),
    ])
  }

  private func value(of property: ImportedProperty) -> JSONValue? {
    guard refusals.remedy(domain.name, .state, property.name) == .handler, property.value != nil,
      let expression = property.expression
    else { return property.value }
    return .keyed([ExpressionKey.swift: .string(expression)])
  }

  // MARK: - Actions

  private func group(_ action: ImportedAction) -> DomainPlan.Group? {
    plan.groups.first { $0.path == [action.name] }
  }

  private func action(_ action: ImportedAction) -> JSONValue.Member? {
    if isOmitted(.actions, action.name) { return nil }
    let payload = SchemaBuilder.spelled(action.payload).map(JSONValue.string)
    let dismisses = action.dismisses || group(action)?.dismisses == true
    var value = JSONValue.keyed([
      ActionKey.payload: payload, .doc: action.documentation.map(JSONValue.string),
    ])
    switch reduction(of: action) {
    case .handler: if dismisses { value[ActionKey.reduce] = .word(ReduceMode.handler) }
    case .changes([]): if !dismisses { value[ActionKey.reduce] = .word(ReduceMode.none) }
    case .changes(let changes): value = .object(value.members + changes)
    }
    if dismisses { value[ActionKey.dismisses] = true }
    if value.members.isEmpty { value = "()" }
    if value.members.count == 1, let payload { value = payload }
    return .init(key: action.name, value: value)
  }

  enum Reduction {
    case handler
    case changes([JSONValue.Member])

    var changesState: Bool { if case .changes([]) = self { false } else { true } }
  }

  /// The form of an action's changes, after the generator's refusals.
  func reduction(of action: ImportedAction) -> Reduction {
    let removal = action.removedChild.map { JSONValue.Member(key: ActionKey.set, value: [$0: .null]) }
    guard let group = group(action) else { return .changes(removal.map { [$0] } ?? []) }
    if isRefused(.actions, group) { return .handler }
    guard let changes = group.changes else { return .handler }
    guard let removal, let child = action.removedChild else { return .changes(changes) }
    if changes.isEmpty { return .changes([removal]) }
    var whole = JSONValue.object(changes)
    if whole[ActionKey.set].member(child) == nil { whole[ActionKey.set][child] = .null }
    return .changes(whole.members)
  }

  /// Whether the generator refused the changes, an effect or a bridge of a group, so that a handler replaces them.
  func isRefused(_ section: DomainKey, _ group: DomainPlan.Group) -> Bool {
    if refusals.remedy(domain.name, section, group.key) == .handler { return true }
    return !refusedEffects(of: group).isEmpty || !refusedBridges(of: group).isEmpty
  }

  /// The reason why the generator refused the action of a group, or the child whose action it is.
  func reasonOfOmission(_ group: DomainPlan.Group) -> String? {
    let (section, name): (DomainKey, String) = (group.isOwn ? .actions : .children, group.path[0])
    return isOmitted(section, name) ? refusals.reason(domain.name, section, name) : nil
  }

  func refusedEffects(of group: DomainPlan.Group) -> [DomainPlan.NamedEffect] {
    plan.effects.filter { $0.effect.on == group.path && isOmitted(.effects, $0.name) }
  }

  func refusedBridges(of group: DomainPlan.Group) -> [ImportedBridge] {
    plan.bridges.filter { $0.on == group.path && isOmitted(.bridges, SchemaBuilder.key(of: $0)) }
  }

  /// `Int`, `(id: Int, name: String)`; nil without values.
  static func spelled(_ payload: [ImportedValue]) -> String? {
    if payload.isEmpty { return nil }
    if payload.count == 1, payload[0].label == nil, !payload[0].type.hasPrefix("(") { return payload[0].type }
    return "(" + payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
  }

  // MARK: - Children

  private func child(_ child: ImportedChild) -> JSONValue.Member? {
    if isOmitted(.children, child.name) { return nil }
    func shared(_ domain: String, isReader: Bool) -> JSONValue? {
      object(
        child.shared.filter { $0.domain == domain && $0.isReader == isReader }.map {
          .init(key: $0.name, value: .string($0.source))
        }
      )
    }
    func cases(_ all: [ImportedChild.Case]) -> JSONValue {
      .object(
        all.map { found in
          let value = JSONValue.keyed([
            CaseKey.domain: .string(found.domain), .follows: shared(found.domain, isReader: true),
            .shares: shared(found.domain, isReader: false),
          ])
          return .init(key: found.name, value: value.members.count == 1 ? .string(found.domain) : value)
        }
      )
    }
    func of(_ domain: String, _ kind: ChildKindWord?) -> JSONValue {
      let value = JSONValue.keyed([
        ChildKey.domain: .string(domain), .kind: kind.map { .word($0) },
        .follows: shared(domain, isReader: true), .shares: shared(domain, isReader: false),
      ])
      return value.members.count == 1 ? .string(domain) : value
    }
    let value: JSONValue =
      switch child.kind {
      case .one(let domain): of(domain, nil)
      case .optional(let domain): of(domain, .optional)
      case .each(let domain): of(domain, .each)
      case .oneOf(let all, let initial):
        .keyed([ChildKey.oneOf: cases(all), .initial: initial.map(JSONValue.string)])
      case .stack(let all): .keyed([ChildKey.stack: cases(all)])
      }
    return .init(key: child.name, value: value)
  }

  // MARK: - Work

  private func effect(_ named: DomainPlan.NamedEffect) -> JSONValue.Member? {
    if isOmitted(.effects, named.name) { return nil }
    let effect = named.effect
    let until = named.until.map { JSONValue.string($0.joined(separator: ".")) }
    let inputs = effect.inputs.map {
      JSONValue.Member(key: $0.name, value: .string("@\($0.path.joined(separator: "."))"))
    }
    let hasPolicy = effect.debounce == nil && effect.policy != .standard
    return .init(
      key: named.name,
      value: .keyed([
        EffectKey.on: .string(effect.on.joined(separator: ".")),
        .kind: effect.kind == .standard ? nil : .word(effect.kind),
        .output: effect.output.map { .string($0.joined(separator: ".")) },
        .with: object(inputs),
        .when: effect.condition,
        .policy: hasPolicy ? .word(effect.policy) : nil,
        .id: effect.id.map { .string("$\($0)") },
        .debounce: effect.debounce.map(JSONValue.string),
        .until: until.count > 1 ? .array(until) : until.first,
      ])
    )
  }

  private var bridges: [JSONValue] {
    plan.bridges.filter { !isOmitted(.bridges, SchemaBuilder.key(of: $0)) }.map { bridge in
      .keyed([
        BridgeKey.on: .string(bridge.on.joined(separator: ".")),
        .dispatch: .string(bridge.dispatch.joined(separator: ".")),
        .with: object(bridge.values.map { .init(key: $0.label, value: $0.value) }),
        .when: bridge.condition,
      ])
    }
  }

  static func key(of bridge: ImportedBridge) -> String {
    bridge.on.joined(separator: ".") + ">" + bridge.dispatch.joined(separator: ".")
  }

  // MARK: - Reactions

  private func reaction(_ group: DomainPlan.Group) -> JSONValue.Member? {
    if group.isOwn || isOmitted(.reactions, group.key) { return nil }
    if !isRefused(.reactions, group), let changes = group.changes {
      return changes.isEmpty ? nil : .init(key: group.key, value: .object(changes))
    }
    return .init(key: group.key, value: .word(ReduceMode.handler))
  }
}
#endif
