/// Resolves the values with which the tests of a condition compare.
struct TestedValueResolver {
  let module: ResolvedModule
  /// The domain whose state `@path` reads.
  let domain: ResolvedDomain
  /// The values of the action, reported if they could not be read; nil without an action.
  let given: Resolved<GivenValues>?

  /// The value of the action that `$label` names.
  ///
  /// - Parameter text: The label with the rest of its path.
  func value(_ label: Located<String>, of text: String) throws(Mistake) -> Resolved<
    (index: Int, value: PayloadValueSchema)
  > {
    guard let given else { throw Mistake(.conditionWithoutAction(label, text)) }
    guard case .value(let given) = given else { return .reported }
    try given.action.checkLabel(label, in: given.values)
    return .value(try module.index.value(label, of: given.action.action, given.values))
  }

  /// The value for a test of a property of the type. One side of a comparison may be nil where the other may not.
  func resolve(_ value: ValueSchema, as type: SwiftType) throws(Mistake) -> Resolved<ResolvedTestedValue> {
    switch value {
    case .json(let node):
      if let found = try enumCase(node, as: type) { return found }
      let literal = caseOfUnknownType(node, type) ?? self.literal(node, as: type)
      return literal.expression.map { _ in .literal(literal) }
    case .payload(let label): return try payload(label, as: type.withoutOptionals) { $0.withoutOptionals }
    case .property(let path): return try property(path, as: type.withoutOptionals) { $0.withoutOptionals }
    }
  }

  /// A value inside a case of an enum, which must fit as strictly as in a change.
  private func part(_ value: ValueSchema, as type: SwiftType) throws(Mistake) -> Resolved<ResolvedTestedValue>
  {
    switch value {
    case .json(let node):
      if let found = try enumCase(node, as: type) { return found }
      let literal = self.literal(node, as: type)
      return literal.expression.map { _ in .literal(literal) }
    case .payload(let label): return try payload(label, as: type) { $0 }
    case .property(let path): return try property(path, as: type) { $0 }
    }
  }

  private func enumCase(_ node: JSONNode, as type: SwiftType) throws(Mistake) -> Resolved<
    ResolvedTestedValue
  >? {
    func content(_ value: ValueSchema, _ type: SwiftType) throws(Mistake) -> ResolvedTestedValue? {
      try part(value, as: type).value
    }
    return try module.enumCase(node, as: type, content: content)?.map(ResolvedTestedValue.enumCase)
  }

  private func literal(_ node: JSONNode, as type: SwiftType) -> ResolvedLiteral {
    let place = given?.value.map { ValuePlace.argument($0.values, domain) }
    return module.literal(node, as: type, at: place ?? .default)
  }

  private func payload(
    _ label: Located<String>,
    as target: SwiftType,
    compared: (SwiftType) -> SwiftType
  ) throws(Mistake) -> Resolved<ResolvedTestedValue> {
    let text = "$" + label.value
    guard case .value(let found) = try value(label, of: text), let type = found.value.type?.value else {
      return .reported
    }
    let fit = module.index.fit(compared(type), target)
    if fit == .no { throw Mistake(.valueMisfit(text, type, target, at: label.location)) }
    let property = ResolvedPropertyPath(steps: [ResolvedPropertyPath.Step(name: label.value)], type: type)
    return .value(.property(property, position: found.index, isFit: fit == .yes, at: label.location))
  }

  private func property(
    _ path: PathSchema,
    as target: SwiftType,
    compared: (SwiftType) -> SwiftType
  ) throws(Mistake) -> Resolved<ResolvedTestedValue> {
    guard case .value(let property) = module.property(at: path, in: domain) else { return .reported }
    let start = path.components[0].location
    guard let type = property.valueType else {
      throw Mistake(.comparesUnknown("@" + path.text, at: property.unknown?.location ?? start))
    }
    let fit = module.index.fit(property: compared(type), target)
    if fit == .no { throw Mistake(.valueMisfit("@" + path.text, type, target, at: start)) }
    return .value(.property(property, position: nil, isFit: fit == .yes, at: start))
  }

  /// The name of a case of a type that the schema does not know, or of another static member; nil for other JSON.
  private func caseOfUnknownType(_ node: JSONNode, _ type: SwiftType) -> ResolvedLiteral? {
    if case .optional(let wrapped) = type { return caseOfUnknownType(node, wrapped) }
    guard case .named(let path) = type, path.first?.name != "StateKit", !module.index.knowsHead(type),
      case .string(let name) = node.value, let member = Identifier(name.text)
    else { return nil }
    return ResolvedLiteral(node: node, type: type, expression: .value("\(type.spelling).\(member.spelled)"))
  }
}

extension Diagnostic {
  fileprivate static func conditionWithoutAction(_ label: Located<String>, _ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0677",
      "this condition is about the state alone, so that there is no value \(text.quoted): name a property of the state",
      at: label.location
    )
  }
}
