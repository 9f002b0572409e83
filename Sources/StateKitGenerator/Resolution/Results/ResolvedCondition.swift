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
  /// For a value of the payload, the first step is the value itself. For the stage of a `Loadable`, the last step asks for
  /// it: `isLoaded`.
  var property: ResolvedPropertyPath
  /// The value of `is`; nil if it is null and the property may be nil.
  var value: ResolvedTestedValue?
  /// The name of a case with values, or of a one-of, in place of a value: the test holds for any values of the case.
  var enumCase: String?

  /// Whether the property is compared with null.
  var isNull: Bool { schema.value?.isNull == true }
}

/// The value with which a test compares.
enum ResolvedTestedValue {
  case literal(ResolvedLiteral)
  /// A property of the state, or a value of the payload with its `position` among the trigger's values. The location is
  /// that of the path or of the label.
  case property(ResolvedPropertyPath, position: Int?, isFit: Bool, at: SourceLocation)
  indirect case enumCase(ResolvedCase<ResolvedTestedValue>)
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
  var reads: [(path: PathSchema, property: ResolvedPropertyPath)] { tests.flatMap(\.reads) }
}

extension ResolvedTest {
  /// The properties of the state that the test reads, with their paths.
  var reads: [(path: PathSchema, property: ResolvedPropertyPath)] {
    let compared = value?.reads ?? []
    return position == nil ? [(schema.path, property)] + compared : compared
  }
}

extension ResolvedTestedValue {
  fileprivate var reads: [(path: PathSchema, property: ResolvedPropertyPath)] {
    switch self {
    case .property(let property, position: nil, _, let location):
      [(PathSchema(components: property.steps.map { Located($0.name, at: location) }), property)]
    case .enumCase(let found): found.values.flatMap(\.content.reads)
    case .property, .literal: []
    }
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
  /// - Parameter given: The values of the action, reported if they could not be read; nil without an action.
  func condition(
    _ condition: ConditionSchema,
    of domain: ResolvedDomain,
    given: Resolved<GivenValues>?
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
    given: Resolved<GivenValues>?
  ) throws(Mistake) -> Resolved<ResolvedTest> {
    let values = TestedValueResolver(module: self, domain: domain, given: given)
    guard test.isOfPayload else {
      guard case .value(let property) = try tested(test.path, in: domain) else { return .reported }
      return try self.test(test, nil, property, values)
    }
    guard case .value(let found) = try values.value(test.path.components[0], of: test.text),
      let type = found.value.type?.value,
      case .value(let property) = try tested(test.path, of: type, in: domain)
    else { return .reported }
    return try self.test(test, found.index, property, values)
  }

  private func test(
    _ test: ConditionTest,
    _ position: Int?,
    _ property: ResolvedPropertyPath,
    _ values: TestedValueResolver
  ) throws(Mistake) -> Resolved<ResolvedTest> {
    var resolved = ResolvedTest(schema: test, position: position, property: property)
    guard let value = test.value else {
      if let name = property.unknown, let meant = property.meant {
        diagnostics.report(.computedProperty(name, meaning: meant))
      }
      if let type = property.type, index.fit(type, .simple("Bool")) == .no {
        throw Mistake(.conditionMisfit(test, type))
      }
      return .value(resolved)
    }
    guard let own = property.type, let type = property.valueType else {
      throw Mistake(.comparesUnknown(test.text, at: test.path.end))
    }
    if resolved.isNull, type.isOptional {
      // The property itself is never null, and a test of an absent property is false.
      if !own.isOptional, !test.isNegated { throw Mistake(.neverNull(resolved, at: value.node.location)) }
      return .value(resolved)
    }
    if case .json(let node) = value.value, case .string(let name) = node.value {
      if own.isLoadable {
        resolved.property = try self.stage(name.located, of: property, own)
        return .value(resolved)
      }
      if let name = try caseAlone(name.located, of: type) {
        resolved.enumCase = name
        return .value(resolved)
      }
    }
    if let gap = index.gap(in: type, for: .equatable) { throw Mistake(.comparesMisfit(test, gap)) }
    guard case .value(let compared) = try values.resolve(value.value, as: type) else { return .reported }
    resolved.value = compared
    return .value(resolved)
  }
}

extension ResolvedModule {
  /// The name of a case with values, or of a case of a one-of; nil for other texts.
  private func caseAlone(_ name: Located<String>, of type: SwiftType) throws(Mistake) -> String? {
    if let domain = domain(ofState: type.withoutOptionals), domain.entry.schema.isOneOf {
      guard let child = domain.child(name.value) else {
        if domain.entry.schema.isPartial { return name.value }
        throw Mistake(.noCase(name, of: domain.shownName, domain.children.map(\.name)))
      }
      if case .value(let child) = child { index.symbols?.record(name, child) }
      return name.value
    }
    guard let declared = index.enumeration(type), declared.hasValues,
      try index.enumCase(name, of: declared).hasValues
    else { return nil }
    return name.value
  }

  /// The property that says whether a `Loadable` is at a stage.
  private func stage(_ name: Located<String>, of property: ResolvedPropertyPath, _ type: SwiftType)
    throws(Mistake) -> ResolvedPropertyPath
  {
    guard SwiftType.loadingStages.contains(name.value) else {
      throw Mistake(.noCase(name, of: "Loadable", SwiftType.loadingStages))
    }
    var stage = property
    stage.steps[stage.steps.count - 1].optionals += type.optionals
    stage.steps.append(ResolvedPropertyPath.Step(name: MemberName.predicate(ofCase: name.value)))
    stage.type = .simple("Bool")
    return stage
  }
}

extension Diagnostic {
  fileprivate static func computedProperty(_ name: Located<String>, meaning meant: String) -> Diagnostic {
    Diagnostic(
      .note,
      "SK0633",
      "the schema has no property \(name.value.quoted), so that Swift code must compute it",
      at: name.location,
      suggestion: meant
    )
  }

  fileprivate static func conditionMisfit(_ test: ConditionTest, _ type: SwiftType) -> Diagnostic {
    let object = "{\"path\": \"\(test.text.shown)\", \"is\": …}"
    return Diagnostic(
      .error,
      "SK0630",
      "a condition needs a 'Bool', and \(test.text.quoted) is \(type.quoted): compare it, \(object)",
      at: test.path.end
    )
  }

  /// - Parameter text: A property, or a value with which it is compared.
  static func comparesUnknown(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0631",
      "the schema does not know the type of \(text.quoted), which 'is' would compare: name a property that is true or"
        + " false, which can be computed in Swift",
      at: location
    )
  }

  fileprivate static func neverNull(_ test: ResolvedTest, at location: SourceLocation) -> Diagnostic {
    let held = test.property.steps.lastIndex { $0.optionals > 0 } ?? 0
    let path = test.property.steps[...held].map(\.name).joined(separator: ".")
    let object = "{\"path\": \"\((test.position == nil ? path : "$" + path).shown)\", \"is\": null}"
    return Diagnostic(
      .error,
      "SK0511",
      "\(test.schema.text.quoted) itself is never null, and a test of something absent is false: ask for what holds it,"
        + " \(object)",
      at: location
    )
  }

  fileprivate static func noCase(_ name: Located<String>, of owner: String, _ cases: [String]) -> Diagnostic {
    return .unknown("SK0513", "\(owner.quoted) has no case \(name.value.quoted)", at: name, among: cases)
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
