extension ModelBuilder {
  func condition(_ condition: ResolvedCondition) -> ConditionModel {
    switch condition {
    case .test(let test): .test(self.test(test))
    case .all(let parts): .all(parts.map(self.condition))
    case .any(let parts): .any(parts.map(self.condition))
    }
  }

  private func test(_ test: ResolvedTest) -> TestModel {
    let property = test.property
    let isKnown = property.type.map(index.knows) ?? false
    return TestModel(
      source: source(property, test.position),
      isNegated: test.schema.isNegated,
      value: test.isNull ? .null : test.value.map(value),
      enumCase: testedCase(test),
      isOptional: property.isChained || property.type?.isOptional ?? false,
      location: isKnown ? nil : property.unknown?.location ?? test.schema.path.end
    )
  }

  private func testedCase(_ test: ResolvedTest) -> TestedCase? {
    guard let name = test.enumCase, let type = test.property.type else { return nil }
    return TestedCase(
      name: Identifier(validated: name),
      type: type.withoutOptionals,
      optionals: type.isOptional ? type.optionals : test.property.endsAtValueOfCase ? 1 : 0
    )
  }

  /// - Parameter position: The position of the value of the trigger that is the first step of the path.
  private func source(_ property: ResolvedPropertyPath, _ position: Int?) -> TestModel.Source {
    guard let position else { return .state(path(to: property)) }
    let value = property.steps[0]
    var rest = property
    rest.steps.removeFirst()
    return .payload(position, label: value.name, optionals: value.optionals, path(to: rest))
  }

  private func value(_ value: ResolvedTestedValue) -> TestedValue {
    switch value {
    case .literal(let literal): .expression(literal.expression.known)
    case .property(let property, let position, let isFit, let location):
      .source(
        source(property, position),
        isOptional: property.valueType?.isOptional ?? false,
        judgedAt: isFit ? nil : location
      )
    case .enumCase(let found):
      .enumCase(
        type: found.type.spelling,
        Identifier(validated: found.name),
        found.values.map {
          TestedCaseValue(label: $0.label.map(Identifier.init(validated:)), value: self.value($0.content))
        }
      )
    }
  }

  func inputs(_ inputs: [ResolvedInput]) -> [InputModel] {
    inputs.map { input in
      InputModel(
        label: Identifier(validated: input.label.value),
        path: path(to: input.property),
        type: TypeReference(
          type: input.type,
          location: index.knows(input.type) ? nil : input.path.end
        )
      )
    }
  }
}
