extension ModelBuilder {
  func domain(_ domain: ResolvedDomain) -> DomainModel {
    let entry = domain.entry
    let schema = entry.schema
    return DomainModel(
      id: id(of: entry),
      location: schema.name.location,
      documentation: schema.documentation,
      memberName: Identifier(validated: MemberName.of(domain: entry.name)),
      state: state(of: domain),
      actionType: Identifier(validated: GeneratedNames(domain: entry.name).action),
      actionsWrittenByHand: schema.actionsWrittenByHand.map {
        TypeReference(
          type: $0.value,
          spelling: index.nameInModule($0.value.spelling),
          location: $0.location
        )
      },
      actions: domain.actions.map(action),
      binding: binding(of: domain),
      requests: domain.requests.map { request($0, of: domain) },
      effects: domain.effects.map(effect),
      children: domain.children.map(child),
      reactions: domain.reactions.map(reaction),
      bridges: domain.bridges.map(bridge),
      eventBridges: domain.eventBridges.map(bridge),
      invariants: domain.invariants.map(invariant),
      follows: domain.follows.map(follow),
      hasFollows: domain.hasFollows,
      hasStateTriggers: domain.hasStateTriggers,
      isReducerWhole: domain.isReducerWhole,
      accessors: entry.accessors,
      actionConformances: entry.actionConformances.inOrder(isIdentifiable: false),
      earlierNames: schema.was.identifiers
    )
  }

  private func id(of entry: DomainEntry) -> DomainID {
    DomainID(module: entry.module.map(Identifier.init(validated:)), name: entry.name)
  }

  private func state(of domain: ResolvedDomain) -> StateModel {
    let entry = domain.entry
    let loadable = entry.schema.requests.compactMap(loadableProperty)
    let isIdentifiable = entry.properties?["id"] != nil
    return StateModel(
      type: entry.stateType,
      typeLocation: entry.schema.stateWrittenByHand?.location,
      requirements: Conformance.allCases.filter(requirements[domain, default: []].contains),
      properties: entry.hasGeneratedState
        ? domain.properties.map { $0.map(property) + loadable + storedChildren(of: domain) } : nil,
      listed: entry.hasGeneratedState ? [] : listed(in: domain, loadable),
      conformances: entry.hasGeneratedState
        ? entry.stateConformances.inOrder(isIdentifiable: isIdentifiable) : [],
      oneOf: oneOf(domain),
      isMadeWithoutArguments: domain.isMadeWithoutArguments
    )
  }

  private func oneOf(_ domain: ResolvedDomain) -> OneOfModel? {
    guard case .oneOf(_, let initial) = domain.entry.schema.state else { return nil }
    return OneOfModel(
      initial: initial.map { Identifier(validated: $0.value) },
      cases: domain.children.map(childProperty)
    )
  }

  /// The children that are properties; those of a one-of are cases.
  private func storedChildren(of domain: ResolvedDomain) -> [PropertyModel] {
    domain.entry.schema.isOneOf ? [] : domain.children.map(childProperty)
  }

  /// The properties of a state written by hand that the schema names.
  private func listed(in domain: ResolvedDomain, _ loadable: [PropertyModel]) -> [PropertyModel] {
    let listed = (domain.properties ?? []).map(property)
    let names = Set(listed.map(\.name))
    return listed + loadable.filter { !names.contains($0.name) }
  }

  func property(_ property: ResolvedProperty) -> PropertyModel {
    let schema = property.schema
    let type = reference(schema.type)
    return PropertyModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      type: type,
      defaultValue: defaultValue(of: property, type.type),
      defaultLocation: schema.codeLocation,
      isSensitive: schema.isSensitive,
      documentation: schema.documentation,
      earlierNames: schema.was.identifiers
    )
  }

  private func defaultValue(of property: ResolvedProperty, _ type: SwiftType) -> String? {
    switch property.schema.default?.value {
    case nil: type.impliedDefault
    case .swift(let expression): expression
    case .json: property.literal?.expression.known
    }
  }

  private func childProperty(_ child: ResolvedChild) -> PropertyModel {
    let domain = child.domain.entry
    return PropertyModel(
      name: Identifier(validated: child.name),
      location: child.schema.name.location,
      type: TypeReference(
        type: child.schema.type(of: domain),
        spelling: child.schema.type(of: domain.stateSpelling),
        location: domain.hasGeneratedState ? nil : child.schema.name.location
      ),
      defaultValue: defaultValue(of: child),
      defaultLocation: nil,
      documentation: nil
    )
  }

  private func defaultValue(of child: ResolvedChild) -> String? {
    switch child.kind {
    case .one, nil:
      child.domain.isMadeWithoutArguments ? child.domain.entry.stateType.spelling + "()" : nil
    case .optional: "nil"
    case .each, .stack: "[]"
    }
  }

  private func child(_ child: ResolvedChild) -> ChildModel {
    ChildModel(
      name: Identifier(validated: child.name),
      location: child.schema.name.location,
      documentation: nil,
      kind: Resolved(child.kind).known,
      domain: reference(child),
      earlierNames: child.schema.was.identifiers
    )
  }

  /// The domain of a child.
  func reference(_ child: ResolvedChild) -> DomainReference {
    let domain = child.domain.entry
    return DomainReference(
      id: id(of: domain),
      stateType: domain.stateType,
      stateSpelling: domain.stateSpelling,
      actionType: Identifier(validated: GeneratedNames(domain: domain.name).action),
      memberName: Identifier(validated: MemberName.of(domain: domain.name)),
      isStateWrittenByHand: !domain.hasGeneratedState,
      isStateMadeWithoutArguments: child.domain.isMadeWithoutArguments,
      hasFollows: child.domain.hasFollows,
      hasStateTriggers: child.domain.hasStateTriggers,
      isReducerWhole: child.domain.isReducerWhole
    )
  }
}

extension DomainEntry {
  /// The spelling of the state in the code of parents.
  var stateSpelling: String {
    if hasGeneratedState || module != nil { return stateType.spelling }
    return GeneratedNames(domain: name).action + ".DomainState"
  }
}

extension ChildSchema {
  /// The child's type in its parent's state, as the parent's code spells it.
  fileprivate func type(of state: String) -> String {
    switch kind {
    case .one, nil: state
    case .optional: state + "?"
    case .each: "StateKit.IdentifiedArray<\(state)>"
    case .stack: "StateKit.StackState<\(state)>"
    }
  }
}

extension PropertySchema {
  /// The location of the default if it is the user's own code.
  fileprivate var codeLocation: SourceLocation? {
    guard case .swift = self.default?.value else { return nil }
    return self.default?.location
  }
}

extension SwiftType {
  /// The default of a property without a default in the schema.
  var impliedDefault: String? {
    switch self {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    default: builtIn?.name == "Set" ? "[]" : nil
    }
  }
}
