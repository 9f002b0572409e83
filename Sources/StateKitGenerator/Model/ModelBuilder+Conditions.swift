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
      source: source(of: test),
      isNegated: test.schema.isNegated,
      value: test.value?.expression.known,
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
      optionals: type.optionals
    )
  }

  private func source(of test: ResolvedTest) -> TestModel.Source {
    guard let position = test.position else { return .state(path(to: test.property)) }
    let value = test.property.steps[0]
    var rest = test.property
    rest.steps.removeFirst()
    return .payload(position, label: value.name, optionals: value.optionals, path(to: rest))
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

extension SwiftType {
  /// The number of nested optionals.
  fileprivate var optionals: Int {
    guard case .optional(let wrapped) = self else { return 0 }
    return wrapped.optionals + 1
  }
}
