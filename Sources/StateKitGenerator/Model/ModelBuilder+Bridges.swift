extension ModelBuilder {
  func bridge(_ schema: BridgeSchema, of domain: DomainEntry) -> BridgeModel? {
    guard let bridge = index.bridge(schema, of: domain),
      let arguments = index.arguments(of: bridge, reportingTo: DiagnosticCollector())
    else { return nil }
    let result = path(to: bridge.result, at: schema.location)
    return BridgeModel(
      location: schema.location,
      documentation: schema.documentation,
      trigger: path(to: bridge.trigger, at: schema.location),
      result: result,
      arguments: zip(result.values, arguments).map(argument),
      condition: schema.when.flatMap { condition($0, of: domain) }
    )
  }

  func path(to action: ResolvedAction, at location: SourceLocation?) -> ActionPath {
    ActionPath(
      steps: action.children.map { step($0, at: location) }
        + (action.request.map { [ActionStep(name: Identifier(validated: $0.name.value), elementID: nil)] }
          ?? []),
      action: Identifier(validated: action.action.name.value),
      isDeprecated: action.action.deprecated != nil,
      payload: payload(of: action.action, at: location)
    )
  }

  private func step(_ child: ChildSchema, at location: SourceLocation?) -> ActionStep {
    let state = child.kind == .each ? index.domain(of: child)?.stateType : nil
    return ActionStep(
      name: Identifier(validated: child.name.value),
      elementID: state?.member("ID").map { TypeReference(type: $0, location: location) }
    )
  }

  private func argument(_ value: ActionPathValue, _ argument: ResolvedArgument) -> BridgeArgument {
    let source: BridgeArgument.Source =
      switch argument.source {
      case .payload(let index): .payload(index)
      case .property(let property, let location):
        .property(path(to: property), at: isJudged(property, as: value.type.type) ? location : nil)
      case .expression(let expression): .expression(expression)
      }
    return BridgeArgument(
      label: value.label,
      source: source,
      type: value.type,
      isUnwrapped: argument.isUnwrapped
    )
  }

  /// Whether Swift must judge a property, or its type.
  private func isJudged(_ property: ResolvedProperty, as target: SwiftType) -> Bool {
    guard let type = property.type, property.unknown == nil else { return true }
    if case .optional(let wrapped) = type, !target.isOptional { return index.fit(wrapped, target) != .yes }
    return index.fit(type, target) != .yes
  }

  private func condition(_ schema: ConditionSchema, of domain: DomainEntry) -> BridgeCondition? {
    guard let property = try? index.condition(schema, of: domain) else { return nil }
    let isKnown = property.type.map(index.knows) ?? false
    return BridgeCondition(
      path: path(to: property),
      isNegated: schema.isNegated,
      location: isKnown ? nil : property.unknown?.location ?? schema.path.end
    )
  }

  private func path(to property: ResolvedProperty) -> PropertyPath {
    PropertyPath(
      steps: property.steps.map {
        PropertyPath.Step(name: Identifier(validated: $0.name), optionals: $0.optionals)
      }
    )
  }
}
