extension ModelBuilder {
  func action(_ schema: ActionSchema, of domain: DomainEntry) -> ActionModel {
    ActionModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      documentation: schema.documentation,
      deprecated: schema.deprecated,
      payload: payload(of: schema),
      reduction: reduction(of: schema, domain),
      earlierNames: schema.was.identifiers
    )
  }

  /// `location` is that of a bridge, if that is what needs the payload.
  func payload(of schema: ActionSchema, at location: SourceLocation? = nil) -> [PayloadValueModel] {
    let sensitive = Set(schema.sensitive.map(\.value))
    var bindings = Bindings(schema.payload ?? [])
    return (schema.payload ?? []).enumerated().compactMap { position, value in
      guard let type = value.type else { return nil }
      let label = (value.label?.value).map(Identifier.init(validated:))
      return PayloadValueModel(
        label: label,
        binding: bindings.binding(label, at: position),
        type: reference(type, at: location),
        isSensitive: sensitive.contains(PayloadIndex.key(label?.name, at: position))
      )
    }
  }

  func reduction(of schema: ActionSchema, _ domain: DomainEntry) -> Reduction {
    guard schema.change.isEmpty else { return .changes(changes(of: schema, domain)) }
    switch schema.reduce?.value {
    case nil, .handler: return .handler
    case .some(.none): return .none
    }
  }

  private func changes(of schema: ActionSchema, _ domain: DomainEntry) -> [StateChange] {
    let payload = PayloadIndex(schema.payload ?? [])
    let sets: [StateChange] = schema.set.compactMap { assignment in
      if let removal = removal(by: assignment, domain) { return removal }
      return value(of: assignment, payload, domain).map {
        let location = judgement(of: assignment, payload, domain)
        return .set(Identifier(validated: assignment.property.value), $0, judgedAt: location)
      }
    }
    let toggles: [StateChange] = schema.toggle.map { property in
      let isBool = domain.type(of: property)?.builtIn?.name == "Bool"
      let location = isBool ? nil : property.location
      return .toggle(Identifier(validated: property.value), judgedAt: location)
    }
    let adds: [StateChange] = schema.add.compactMap { assignment in
      let isInteger = domain.type(of: assignment.property)?.builtIn?.literal?.isInteger == true
      return value(of: assignment, payload, domain).map {
        .add(Identifier(validated: assignment.property.value), $0, isInteger: isInteger)
      }
    }
    return sets + toggles + adds
  }

  private func removal(by assignment: AssignmentSchema, _ domain: DomainEntry) -> StateChange? {
    guard let child = domain.optionalChild(assignment.property) else { return nil }
    return domain.schema.children.firstIndex { $0.name.value == child.name.value }
      .map { .remove(Identifier(validated: child.name.value), child: $0) }
  }

  /// Where Swift must judge whether a value of the payload fits the property.
  private func judgement(
    of assignment: AssignmentSchema,
    _ payload: PayloadIndex,
    _ domain: DomainEntry
  ) -> SourceLocation? {
    guard case .payload(let label) = assignment.value, let value = payload[label.value]?.value.type?.value,
      let property = domain.type(of: assignment.property)
    else { return nil }
    return index.fit(value, property) == .yes ? nil : label.location
  }

  private func value(
    of assignment: AssignmentSchema,
    _ payload: PayloadIndex,
    _ domain: DomainEntry
  ) -> ActionValue? {
    switch assignment.value {
    case .payload(let label): payload[label.value].map { .payload($0.index) }
    case .property: nil
    case .json(let node):
      domain.type(of: assignment.property)
        .flatMap { try? index.literal(node, as: $0) }
        .map(ActionValue.expression)
    }
  }
}

/// Names for the values of one payload: the labels, as far as generated code does not use them for its own.
private struct Bindings {
  private let payload: [PayloadValueSchema]
  private lazy var taken: Set<String> = Set(payload.compactMap(\.label?.value))

  init(_ payload: [PayloadValueSchema]) {
    self.payload = payload
  }

  private static func isReserved(_ label: String) -> Bool {
    switch label {
    case "bridges", "domains", "handlers", "newValue", "state", "touched": true
    // Below an element the next ones are `action1`, `action2` …
    default: label.hasPrefix("action") && label.dropFirst(6).allSatisfy(\.isNumber)
    }
  }

  mutating func binding(_ label: Identifier?, at position: Int) -> Identifier {
    if let label, !Bindings.isReserved(label.name) { return label }
    var name = label.map { $0.name + "Value" } ?? "value\(position)"
    while !taken.insert(name).inserted { name += "Value" }
    return Identifier(validated: name)
  }
}
