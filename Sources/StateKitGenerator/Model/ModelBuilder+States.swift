extension ModelBuilder {
  func domain(_ entry: DomainEntry) -> DomainModel {
    let schema = entry.schema
    return DomainModel(
      name: entry.name,
      location: schema.name.location,
      documentation: schema.documentation,
      memberName: Identifier(validated: MemberName.of(domain: entry.name)),
      state: state(of: entry),
      actionType: Identifier(validated: GeneratedNames(domain: entry.name).action),
      actions: schema.actions.map { action($0, of: entry) },
      requests: schema.requests.map { request($0, of: entry) },
      effects: effects(of: entry),
      children: schema.children.compactMap(child),
      reactions: schema.reactions.compactMap { reaction($0, of: entry) },
      bridges: schema.bridges.compactMap { bridge($0, of: entry) },
      accessors: entry.accessors,
      actionConformances: entry.conformances.inOrder(isIdentifiable: false),
      earlierNames: schema.was.identifiers
    )
  }

  private func state(of entry: DomainEntry) -> StateModel {
    let own = entry.schema.declaredProperties
    let isIdentifiable = entry.properties?["id"] != nil
    return StateModel(
      type: entry.stateType,
      typeLocation: entry.schema.stateWrittenByHand?.location,
      requirements: Conformance.allCases.filter(requirements[entry, default: []].contains),
      properties: own.map {
        $0.compactMap(property) + entry.schema.requests.compactMap(loadableProperty)
          + entry.schema.children.compactMap(childProperty)
      },
      conformances: own == nil ? [] : entry.conformances.inOrder(isIdentifiable: isIdentifiable),
      isMadeWithoutArguments: freelyMade.contains(entry)
    )
  }

  func property(_ schema: PropertySchema) -> PropertyModel? {
    guard let type = schema.type else { return nil }
    return PropertyModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      type: reference(type),
      defaultValue: defaultValue(of: schema, type.value),
      defaultLocation: schema.codeLocation,
      documentation: schema.documentation,
      earlierNames: schema.was.identifiers
    )
  }

  private func defaultValue(of schema: PropertySchema, _ type: SwiftType) -> String? {
    switch schema.default?.value {
    case nil: type.impliedDefault
    case .swift(let expression): expression
    case .json(let node): try? index.literal(node, as: type)
    }
  }

  private func childProperty(_ child: ChildSchema) -> PropertyModel? {
    guard let domain = index.domain(of: child) else { return nil }
    return PropertyModel(
      name: Identifier(validated: child.name.value),
      location: child.name.location,
      type: TypeReference(
        type: child.type(of: domain),
        spelling: child.type(of: domain.stateSpelling),
        location: domain.hasGeneratedState ? nil : child.name.location
      ),
      defaultValue: defaultValue(of: child, domain),
      defaultLocation: nil,
      documentation: nil
    )
  }

  private func defaultValue(of child: ChildSchema, _ domain: DomainEntry) -> String? {
    switch child.kind {
    case .one, nil: freelyMade.contains(domain) ? domain.stateType.spelling + "()" : nil
    case .optional: "nil"
    case .each: "[]"
    }
  }

  private func child(_ schema: ChildSchema) -> ChildModel? {
    guard let domain = index.domain(of: schema), let kind = schema.kind else { return nil }
    return ChildModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      documentation: nil,
      kind: kind,
      domain: DomainReference(
        module: domain.module.map(Identifier.init(validated:)),
        stateType: domain.stateType,
        stateSpelling: domain.stateSpelling,
        actionType: Identifier(validated: GeneratedNames(domain: domain.name).action),
        memberName: Identifier(validated: MemberName.of(domain: domain.name)),
        isStateMadeWithoutArguments: freelyMade.contains(domain)
      ),
      earlierNames: schema.was.identifiers
    )
  }
}

extension DomainEntry {
  /// As the code of its parents spells the state.
  fileprivate var stateSpelling: String {
    if hasGeneratedState || module != nil { return stateType.spelling }
    return GeneratedNames(domain: name).action + ".DomainState"
  }
}

extension ChildSchema {
  /// The type of a child in its parent's state, as the parent's code spells it.
  fileprivate func type(of state: String) -> String {
    switch kind {
    case .one, nil: state
    case .optional: state + "?"
    case .each: "StateKit.IdentifiedArray<\(state)>"
    }
  }
}

extension PropertySchema {
  /// Where the default stands if it is code of the user's own.
  fileprivate var codeLocation: SourceLocation? {
    guard case .swift = self.default?.value else { return nil }
    return self.default?.location
  }
}

extension SwiftType {
  /// The default of a property that has none in the schema.
  var impliedDefault: String? {
    switch self {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    default: builtIn?.name == "Set" ? "[]" : nil
    }
  }
}
