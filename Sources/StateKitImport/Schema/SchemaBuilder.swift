#if Import
/// Writes a domain in the language of schemas.
struct SchemaBuilder {
  let plan: DomainPlan
  let refusals: Refusals

  private var domain: ImportedDomain { plan.domain }

  func value() -> SchemaValue {
    var conformances: [SchemaValue.Member] = []
    if !domain.stateConformances.isEmpty, !domain.state.properties.isEmpty || !domain.children.isEmpty {
      conformances.append(.init(key: "state", value: .list(domain.stateConformances.map(SchemaValue.text))))
    }
    if !domain.actionConformances.isEmpty {
      conformances.append(
        .init(key: "actions", value: .list(domain.actionConformances.map(SchemaValue.text)))
      )
    }
    return .object([
      "state": state,
      "binds": binds.isEmpty ? nil : .list(binds.map(SchemaValue.text)),
      "actions": object(domain.actions.compactMap(action)),
      "children": object(domain.children.compactMap(child)),
      "effects": object(plan.effects.compactMap(effect)),
      "reactions": object(plan.groups.compactMap(reaction)),
      "bridges": bridges.isEmpty ? nil : .list(bridges),
      "conformances": conformances.isEmpty ? nil : .object(conformances),
    ])
  }

  /// The bound properties that are in the schema's state.
  private var binds: [String] {
    let own = Set(domain.state.properties.map(\.name))
    return domain.binds.map(\.name).filter { name in
      own.contains(name) && refusals.remedy(domain.name, "state", name) != .omitted
        && refusals.remedy(domain.name, "binds", name) != .omitted
    }
  }

  private func object(_ members: [SchemaValue.Member]) -> SchemaValue? {
    members.isEmpty ? nil : .object(members)
  }

  private func isOmitted(_ section: String, _ name: String) -> Bool {
    refusals.remedy(domain.name, section, name) == .omitted
  }

  // MARK: - State

  private var state: SchemaValue? {
    switch domain.state {
    case .foreign(let type): return .text(type)
    case .properties(let properties):
      return object(
        properties.filter { !isOmitted("state", $0.name) }.map { .init(key: $0.name, value: property($0)) }
      )
    }
  }

  /// The names of the state's properties, without those that the generator refused.
  var propertyNames: [String] {
    domain.state.properties.map(\.name).filter { !isOmitted("state", $0) }
  }

  private func property(_ property: ImportedProperty) -> SchemaValue {
    if property.value == nil, property.documentation == nil { return .text(property.type) }
    return .object([
      "type": .text(property.type),
      "default": value(of: property),
      "doc": property.documentation.map(SchemaValue.text),
    ])
  }

  private func value(of property: ImportedProperty) -> SchemaValue? {
    guard refusals.remedy(domain.name, "state", property.name) == .handler, property.value != nil,
      let expression = property.expression
    else { return property.value }
    return .object(["swift": .text(expression)])
  }

  // MARK: - Actions

  private func group(_ action: ImportedAction) -> DomainPlan.Group? {
    plan.groups.first { $0.path == [action.name] }
  }

  private func action(_ action: ImportedAction) -> SchemaValue.Member? {
    if isOmitted("actions", action.name) { return nil }
    let payload = SchemaBuilder.spelled(action.payload)
    var members: [SchemaValue.Member] = []
    if let payload { members.append(.init(key: "payload", value: .text(payload))) }
    if let documentation = action.documentation {
      members.append(.init(key: "doc", value: .text(documentation)))
    }
    let dismisses = action.dismisses || group(action)?.dismisses == true
    switch reduction(of: action) {
    case .handler:
      if dismisses { members.append(.init(key: "reduce", value: .text("handler"))) }
    case .changes(let changes) where changes.isEmpty:
      if !dismisses { members.append(.init(key: "reduce", value: .text("none"))) }
    case .changes(let changes): members += changes
    }
    if dismisses { members.append(.init(key: "dismisses", value: .word("true"))) }
    if members.isEmpty { return .init(key: action.name, value: .text("()")) }
    if members.count == 1, let payload { return .init(key: action.name, value: .text(payload)) }
    return .init(key: action.name, value: .object(members))
  }

  enum Reduction {
    case handler
    case changes([SchemaValue.Member])
  }

  /// The form of an action's changes, after the generator's refusals.
  func reduction(of action: ImportedAction) -> Reduction {
    let removal = action.removedChild.map {
      SchemaValue.Member(key: "set", value: .object([.init(key: $0, value: .word("null"))]))
    }
    guard let group = group(action) else { return .changes(removal.map { [$0] } ?? []) }
    if isRefused("actions", group) { return .handler }
    guard let changes = group.changes else { return .handler }
    guard let removal, let child = action.removedChild else { return .changes(changes) }
    var whole = SchemaValue.object(changes)
    var set = whole["set"] ?? .object([SchemaValue.Member]())
    if set[child] == nil { set[child] = .word("null") }
    whole["set"] = set
    return changes.isEmpty ? .changes([removal]) : .changes(whole.members)
  }

  /// Whether the generator refused the changes, an effect or a bridge of a group, so that a handler replaces them.
  func isRefused(_ section: String, _ group: DomainPlan.Group) -> Bool {
    if refusals.remedy(domain.name, section, group.key) == .handler { return true }
    return !refusedEffects(of: group).isEmpty || !refusedBridges(of: group).isEmpty
  }

  func refusedEffects(of group: DomainPlan.Group) -> [DomainPlan.NamedEffect] {
    plan.effects.filter { $0.effect.on == group.path && isOmitted("effects", $0.name) }
  }

  func refusedBridges(of group: DomainPlan.Group) -> [ImportedBridge] {
    plan.bridges.filter { $0.on == group.path && isOmitted("bridges", SchemaBuilder.key(of: $0)) }
  }

  /// `Int`, `(id: Int, name: String)`; nil without values.
  static func spelled(_ payload: [ImportedValue]) -> String? {
    if payload.isEmpty { return nil }
    if payload.count == 1, payload[0].label == nil, !payload[0].type.hasPrefix("(") { return payload[0].type }
    return "(" + payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
  }

  // MARK: - Children

  private func child(_ child: ImportedChild) -> SchemaValue.Member? {
    if isOmitted("children", child.name) { return nil }
    func cases(_ all: [ImportedChild.Case]) -> SchemaValue {
      .object(all.map { .init(key: $0.name, value: .text($0.domain)) })
    }
    let value: SchemaValue =
      switch child.kind {
      case .one(let domain): .text(domain)
      case .optional(let domain): .object(["domain": .text(domain), "kind": .text("optional")])
      case .each(let domain): .object(["domain": .text(domain), "kind": .text("each")])
      case .oneOf(let all, let initial):
        .object(["oneOf": cases(all), "initial": initial.map(SchemaValue.text)])
      case .stack(let all): .object(["stack": cases(all)])
      }
    return .init(key: child.name, value: value)
  }

  // MARK: - Work

  private func effect(_ named: DomainPlan.NamedEffect) -> SchemaValue.Member? {
    if isOmitted("effects", named.name) { return nil }
    let effect = named.effect
    let until = named.until.map { SchemaValue.text($0.joined(separator: ".")) }
    let inputs = effect.inputs.map {
      SchemaValue.Member(key: $0.name, value: .text("@\($0.path.joined(separator: "."))"))
    }
    return .init(
      key: named.name,
      value: .object([
        "on": .text(effect.on.joined(separator: ".")),
        "kind": effect.kind == "task" ? nil : .text(effect.kind),
        "output": effect.output.map { .text($0.joined(separator: ".")) },
        "with": object(inputs),
        "when": effect.condition,
        "policy": effect.debounce != nil || effect.policy == "latest" ? nil : .text(effect.policy),
        "id": effect.id.map { .text("$\($0)") },
        "debounce": effect.debounce.map(SchemaValue.text),
        "until": until.count > 1 ? .list(until) : until.first,
      ])
    )
  }

  private var bridges: [SchemaValue] {
    plan.bridges.filter { !isOmitted("bridges", SchemaBuilder.key(of: $0)) }.map { bridge in
      .object([
        "on": .text(bridge.on.joined(separator: ".")),
        "dispatch": .text(bridge.dispatch.joined(separator: ".")),
        "with": object(bridge.values.map { .init(key: $0.label, value: $0.value) }),
        "when": bridge.condition,
      ])
    }
  }

  static func key(of bridge: ImportedBridge) -> String {
    bridge.on.joined(separator: ".") + ">" + bridge.dispatch.joined(separator: ".")
  }

  // MARK: - Reactions

  private func reaction(_ group: DomainPlan.Group) -> SchemaValue.Member? {
    if group.isOwn || isOmitted("reactions", group.key) { return nil }
    if !isRefused("reactions", group), let changes = group.changes {
      return changes.isEmpty ? nil : .init(key: group.key, value: .object(changes))
    }
    return .init(key: group.key, value: .text("handler"))
  }
}
#endif
