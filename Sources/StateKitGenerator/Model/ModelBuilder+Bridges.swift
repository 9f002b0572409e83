extension ModelBuilder {
  func bridge(_ bridge: ResolvedBridge) -> BridgeModel {
    let schema = bridge.schema
    let result = path(to: bridge.result.known, at: schema.location)
    return BridgeModel(
      location: schema.location,
      documentation: schema.documentation,
      trigger: path(to: bridge.trigger.known, at: schema.location),
      event: bridge.event.map { event($0.known) },
      result: result,
      isToEach: schema.isToEach,
      arguments: zip(result.values, bridge.arguments.known).map { argument($0.label, $0.type, $1) },
      condition: bridge.condition.map { condition($0.known) }
    )
  }

  func path(to action: ResolvedActionPath, at location: SourceLocation?) -> ActionPath {
    let group = action.isBound ? BindingSchema.name : action.request?.schema.name.value
    let last = group.map { ActionStep(name: Identifier(validated: $0), elementID: nil, isStack: false) }
    return ActionPath(
      steps: steps(to: action, at: location) + (last.map { [$0] } ?? []),
      action: Identifier(validated: action.action.name.value),
      isDeprecated: action.action.deprecated != nil,
      payload: payload(of: action.action, at: location)
    )
  }

  private func steps(to action: ResolvedActionPath, at location: SourceLocation?) -> [ActionStep] {
    action.children.enumerated().map { depth, child in
      let isElement = depth < action.owners.count
      return ActionStep(
        name: Identifier(validated: child.name),
        elementID: isElement ? elementID(of: child).map { TypeReference(type: $0, location: location) } : nil,
        isStack: isElement && child.kind == .stack,
        isOptional: child.kind == .optional
      )
    }
  }

  private func elementID(of child: ResolvedChild) -> SwiftType? {
    switch child.kind {
    case .each: child.domain.entry.stateType.member("ID")
    case .stack: .simple("Int")
    case .one, .optional, nil: nil
    }
  }

  private func argument(_ label: Identifier?, _ type: TypeReference, _ argument: ResolvedArgument)
    -> BridgeArgument
  {
    let source: BridgeArgument.Source =
      switch argument.source {
      case .payload(let index): .payload(index)
      case .property(let property, let location):
        .property(path(to: property), at: isJudged(property, as: type.type) ? location : nil)
      case .expression(let expression): .expression(expression)
      case .enumCase(let found): enumCase(found, within: type)
      }
    return BridgeArgument(label: label, source: source, type: type, isUnwrapped: argument.isUnwrapped)
  }

  /// A case of an enum. If only the Swift compiler can check one of its values, the error appears at the place of the
  /// whole value.
  private func enumCase(_ found: ResolvedCase<ResolvedArgument>, within whole: TypeReference)
    -> BridgeArgument.Source
  {
    .enumCase(
      type: found.type.spelling,
      Identifier(validated: found.name),
      found.values.map { value in
        argument(
          value.label.map(Identifier.init(validated:)),
          TypeReference(type: value.type, location: index.knows(value.type) ? nil : whole.location),
          value.content
        )
      }
    )
  }

  /// Whether only the Swift compiler can check a property or its type.
  private func isJudged(_ property: ResolvedPropertyPath, as target: SwiftType) -> Bool {
    guard let type = property.type, property.unknown == nil else { return true }
    if case .optional(let wrapped) = type, !target.isOptional { return index.fit(wrapped, target) != .yes }
    return index.fit(type, target) != .yes
  }

  func path(to property: ResolvedPropertyPath) -> PropertyPath {
    let isFlat = property.type?.isOptional != true
    let end = property.steps.count - 1
    return PropertyPath(
      steps: property.steps.enumerated().map { position, step in
        // If the type is optional, too, the two optionals are flattened; otherwise the property of the case is the
        // optional.
        let optionals = position == end && isFlat ? 0 : step.optionals
        return PropertyPath.Step(
          name: Identifier(validated: step.name),
          element: step.element.map {
            PropertyPath.Element(
              isByID: $0.kind == .id,
              position: $0.value.position,
              label: $0.label.value,
              optionals: $0.optionals
            )
          },
          optionals: optionals
        )
      }
    )
  }
}
