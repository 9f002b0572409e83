/// A condition with the properties that it reads.
indirect enum ResolvedCondition {
  case test(ResolvedTest)
  case all([ResolvedCondition])
  case any([ResolvedCondition])
}

/// A test with the property that it reads.
struct ResolvedTest {
  let schema: ConditionTest
  /// The position of the value among those that the trigger hands over; nil for a property of the state.
  let position: Int?
  /// For a value of the payload, the first step is the value itself.
  let property: ResolvedPropertyPath
  /// The value of `is`.
  var value: ResolvedLiteral?
  /// The name of a case with values in the place of a value: the test holds whatever the values are.
  var enumCase: String?
}

extension ResolvedCondition {
  /// All tests, in their order.
  var tests: [ResolvedTest] {
    switch self {
    case .test(let test): [test]
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    }
  }

  /// The properties of the state that the condition reads, with their paths.
  var reads: [(path: PathSchema, property: ResolvedPropertyPath)] {
    tests.filter { $0.position == nil }.map { ($0.schema.path, $0.property) }
  }
}

/// The values of an action that a condition can read.
struct GivenValues {
  let action: ResolvedActionPath
  let values: PayloadIndex
}

extension ResolvedModule {
  /// The meaning of a condition of a domain; reports mistakes in all its parts.
  ///
  /// - Parameter given: The values of the action; reported if they could not be read.
  func condition(
    _ condition: ConditionSchema,
    of domain: ResolvedDomain,
    given: Resolved<GivenValues>
  ) -> Resolved<ResolvedCondition> {
    func all(_ parts: [ConditionSchema]) -> Resolved<[ResolvedCondition]> {
      let resolved = parts.map { self.condition($0, of: domain, given: given) }
      let values = resolved.compactMap(\.value)
      return values.count == parts.count ? .value(values) : .reported
    }
    switch condition {
    case .test(let test):
      return resolve(test.path) { path throws(Mistake) in
        try self.test(test, of: domain, given: given).map(ResolvedCondition.test)
      }
    case .all(let parts): return all(parts).map(ResolvedCondition.all)
    case .any(let parts): return all(parts).map(ResolvedCondition.any)
    }
  }

  private func test(
    _ test: ConditionTest,
    of domain: ResolvedDomain,
    given: Resolved<GivenValues>
  ) throws(Mistake) -> Resolved<ResolvedTest> {
    guard test.isOfPayload else {
      guard case .value(let property) = try tested(test.path, in: domain) else { return .reported }
      return try self.test(test, nil, property)
    }
    guard case .value(let given) = given else { return .reported }
    let label = test.path.components[0]
    try given.action.checkLabel(label, in: given.values)
    let found = try index.value(label, of: given.action.action, given.values)
    guard let type = found.value.type?.value,
      case .value(let property) = try tested(test.path, of: type, in: domain)
    else { return .reported }
    return try self.test(test, found.index, property)
  }

  private func test(
    _ test: ConditionTest,
    _ position: Int?,
    _ property: ResolvedPropertyPath
  ) throws(Mistake) -> Resolved<ResolvedTest> {
    guard let node = test.value else {
      if let type = property.type, index.fit(type, .simple("Bool")) == .no {
        throw Mistake(.conditionMisfit(test, type, ))
      }
      return .value(ResolvedTest(schema: test, position: position, property: property))
    }
    guard let type = property.valueType else { throw Mistake(.comparesUnknown(test)) }
    if case .null = node.value, type.isOptional {
      let expression = ResolvedLiteral(node: node, type: type, expression: .value("nil"))
      return .value(ResolvedTest(schema: test, position: position, property: property, value: expression))
    }
    if let enumCase = try caseWithValues(node, of: type) {
      return .value(ResolvedTest(schema: test, position: position, property: property, enumCase: enumCase))
    }
    if let gap = index.gap(in: type, for: .equatable) { throw Mistake(.comparesMisfit(test, gap)) }
    let value = caseOfUnknownType(node, type) ?? literal(node, as: type, at: .default)
    return value.expression.map { _ in
      ResolvedTest(schema: test, position: position, property: property, value: value)
    }
  }
}

extension ResolvedModule {
  /// The name of a case with values; nil for other JSON.
  private func caseWithValues(_ node: JSONNode, of type: SwiftType) throws(Mistake) -> String? {
    guard case .string(let name) = node.value, let declared = index.enumeration(type), declared.hasValues,
      try index.enumCase(name.located, of: declared).hasValues
    else { return nil }
    return name.text
  }

  /// The name of a case of a type that the schema does not know, or of another static member; nil for other JSON.
  private func caseOfUnknownType(_ node: JSONNode, _ type: SwiftType) -> ResolvedLiteral? {
    if case .optional(let wrapped) = type { return caseOfUnknownType(node, wrapped) }
    guard case .named(let path) = type, path.first?.name != "StateKit", !index.knowsHead(type),
      case .string(let name) = node.value, let member = Identifier(name.text)
    else { return nil }
    return ResolvedLiteral(node: node, type: type, expression: .value("\(type.spelling).\(member.spelled)"))
  }
}

extension Diagnostic {
  fileprivate static func conditionMisfit(_ test: ConditionTest, _ type: SwiftType) -> Diagnostic {
    let object = "{\"path\": \"\(test.text.shown)\", \"is\": …}"
    return Diagnostic(
      .error,
      "SK0630",
      "a condition needs a 'Bool', and \(test.text.quoted) is \(type.quoted): compare it, \(object)",
      at: test.path.end
    )
  }

  fileprivate static func comparesUnknown(_ test: ConditionTest) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0631",
      "the schema does not know the type of \(test.text.quoted), which 'is' would compare: name a property that is true or"
        + " false, which can be computed in Swift",
      at: test.path.end
    )
  }

  fileprivate static func comparesMisfit(_ test: ConditionTest, _ gap: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0631",
      "\(test.text.quoted) cannot be compared, as \(gap.quoted) is not Equatable: name a property that is true or false,"
        + " which can be computed in Swift",
      at: test.path.end
    )
  }
}
