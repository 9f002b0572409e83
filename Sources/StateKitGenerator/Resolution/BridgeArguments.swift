/// The source of a value of the dispatched action.
struct ResolvedArgument {
  enum Source {
    case payload(Int)
    /// The location is the start of the path, or its first step that the schema does not know.
    case property(ResolvedPropertyPath, at: SourceLocation)
    case expression(String)
    /// A case of an enum.
    indirect case enumCase(ResolvedCase<ResolvedArgument>)
  }

  let source: Source
  let isUnwrapped: Bool

  /// The argument itself, or the values of the case that it makes.
  var parts: [ResolvedArgument] {
    guard case .enumCase(let made) = source else { return [self] }
    return made.values.flatMap(\.content.parts)
  }
}

/// Finds the source of each value that a bridge dispatches.
struct BridgeArguments {
  private let module: ResolvedModule
  private let domain: ResolvedDomain
  fileprivate let schema: BridgeSchema
  fileprivate let trigger: ResolvedActionPath
  fileprivate let result: ResolvedActionPath
  private let given: PayloadIndex
  private let wanted: PayloadIndex
  private(set) var reads: [(path: PathSchema, property: ResolvedPropertyPath)] = []
  private(set) var literals: [ResolvedLiteral] = []

  /// Nil if a payload could not be read, or if `to` is used without a list on the path, which is reported.
  init?(
    _ schema: BridgeSchema,
    of domain: ResolvedDomain,
    in module: ResolvedModule,
    _ trigger: ResolvedActionPath,
    _ result: ResolvedActionPath
  ) {
    if schema.isToEach, result.elements.isEmpty {
      module.diagnostics.report(.eachOfNothing(schema, result))
      return nil
    }
    guard let given = trigger.values, let wanted = result.values(of: schema) else { return nil }
    self.module = module
    self.domain = domain
    self.schema = schema
    self.trigger = trigger
    self.result = result
    self.given = given
    self.wanted = wanted
  }

  /// One source for each value; reports values that are missing or do not fit.
  mutating func resolve() -> Resolved<[ResolvedArgument]> {
    var with: [String: AssignmentSchema] = [:]
    var hasUnknownLabel = false
    for assignment in schema.with {
      with[assignment.property.value] = assignment
      if let value = wanted[assignment.property.value]?.value {
        let label = assignment.property
        module.index.symbols?.record(label, .label(value, key: label.value))
      } else {
        hasUnknownLabel = true
        module.diagnostics.report(
          .unknownLabel(assignment.property, of: result, wanted, isToEach: schema.isToEach)
        )
      }
    }
    var arguments: [ResolvedArgument] = []
    for key in wanted.keys {
      let found = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedArgument> in
        // The unknown label may be a misspelling of the label without a value.
        let isGiven = given[key] != nil && !isElement(key)
        if hasUnknownLabel, with[key] == nil, !isGiven { return .reported }
        return try argument(key, with[key])
      }
      if case .value(let argument) = found { arguments.append(argument) }
    }
    return arguments.count == wanted.keys.count ? .value(arguments) : .reported
  }

  /// Whether a value is the id of an element; false for an action to each element, which does not carry ids.
  private func isElement(_ key: String) -> Bool { !schema.isToEach && result.isElement(key) }

  private mutating func argument(
    _ key: String,
    _ assignment: AssignmentSchema?
  ) throws(Mistake) -> Resolved<ResolvedArgument> {
    guard let target = wanted[key]?.value.type?.value else { return .reported }
    if result.isAmbiguous(key), !schema.isToEach {
      throw Mistake(.ambiguousElement(key, of: result, at: schema.dispatch.end))
    }
    guard let assignment else { return try sharedArgument(key, as: target) }
    return try argument(assignment.value, as: target)
  }

  private mutating func argument(_ value: ValueSchema, as target: SwiftType) throws(Mistake)
    -> Resolved<ResolvedArgument>
  {
    switch value {
    case .json(let node):
      if let made = try caseArgument(node, as: target) { return made }
      return try literalArgument(node, as: target)
    case .payload(let label): return try payloadArgument(label, as: target)
    case .property(let path): return try propertyArgument(path, as: target)
    }
  }

  /// A case of an enum with its values; nil for other JSON.
  private mutating func caseArgument(_ node: JSONNode, as target: SwiftType) throws(Mistake)
    -> Resolved<ResolvedArgument>?
  {
    try domain.entry.check(sees: target, in: module.index, at: node.location)
    func content(_ value: ValueSchema, _ type: SwiftType) throws(Mistake) -> ResolvedArgument? {
      try argument(value, as: type).value
    }
    return try module.enumCase(node, as: target, content: content)?.map {
      ResolvedArgument(source: .enumCase($0), isUnwrapped: false)
    }
  }

  private mutating func literalArgument(
    _ node: JSONNode,
    as target: SwiftType
  ) throws(Mistake) -> Resolved<ResolvedArgument> {
    try domain.entry.check(sees: target, in: module.index, at: node.location)
    let literal = module.literal(node, as: target, at: .argument(given, domain))
    literals.append(literal)
    return literal.expression.map { ResolvedArgument(source: .expression($0), isUnwrapped: false) }
  }

  private func payloadArgument(
    _ label: Located<String>,
    as target: SwiftType
  ) throws(Mistake) -> Resolved<ResolvedArgument> {
    try trigger.checkLabel(label, in: given)
    return try module.index.payload(label, of: trigger.action, given, as: target).map {
      ResolvedArgument(source: .payload($0.position), isUnwrapped: false)
    }
  }

  private mutating func propertyArgument(
    _ path: PathSchema,
    as target: SwiftType
  ) throws(Mistake) -> Resolved<ResolvedArgument> {
    guard case .value(let property) = module.property(at: path, in: domain) else { return .reported }
    reads.append((path, property))
    let start = path.components[0].location
    return .value(
      ResolvedArgument(
        source: .property(property, at: property.unknown?.location ?? start),
        isUnwrapped: try isUnwrapped(property, as: target, at: start)
      )
    )
  }

  /// A label that both actions have is passed on without an entry in `with`.
  private func sharedArgument(
    _ key: String,
    as target: SwiftType
  ) throws(Mistake) -> Resolved<ResolvedArgument> {
    if isElement(key) { throw Mistake(.elementWithoutID(key, of: self)) }
    guard let shared = given[key], !trigger.isElement(key) else {
      throw Mistake(.labelWithoutValue(key, of: self, type: target))
    }
    guard let type = shared.value.type?.value else { return .reported }
    guard module.index.fit(type, target) != .no else {
      throw Mistake(.sharedLabelMisfit(key, of: self, value: type, target: target))
    }
    if let value = wanted[key]?.value {
      module.index.symbols?.record(key, given: shared.value, wanted: value, in: schema)
    }
    return .value(ResolvedArgument(source: .payload(shared.index), isUnwrapped: false))
  }

  /// Whether a property's value must be unwrapped to fit.
  private func isUnwrapped(
    _ property: ResolvedPropertyPath,
    as target: SwiftType,
    at location: SourceLocation
  ) throws(Mistake) -> Bool {
    if target.isOptional {
      try checkFit(property, property.valueType, target, at: location)
      return false
    }
    guard case .optional(let wrapped) = property.valueType else {
      try checkFit(property, property.valueType, target, at: location)
      return property.isChained
    }
    try checkFit(property, wrapped, target, at: location)
    return true
  }

  private func checkFit(
    _ property: ResolvedPropertyPath,
    _ value: SwiftType?,
    _ target: SwiftType,
    at location: SourceLocation
  ) throws(Mistake) {
    guard let value, module.index.fit(value, target) == .no else { return }
    let name = "@" + property.steps.map(\.name).joined(separator: ".")
    throw Mistake(.valueMisfit(name, property.valueType ?? value, target, at: location))
  }
}

extension ResolvedActionPath {
  /// Throws for a label that is ambiguous, and for `id` where it was meant as the id of an element.
  func checkLabel(_ label: Located<String>, in values: PayloadIndex) throws(Mistake) {
    if isAmbiguous(label.value) {
      throw Mistake(.ambiguousElement(label.value, of: self, at: label.location))
    }
    if label.value == "id", values["id"] == nil, let list = elements.last?.label?.value {
      throw Mistake(.idOfElement(label, of: action, list))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownLabel(
    _ label: Located<String>,
    of action: ResolvedActionPath,
    _ payload: PayloadIndex,
    isToEach: Bool
  ) -> Diagnostic {
    if isToEach, action.isElement(label.value) { return elementOfEach(label, of: action) }
    let list = label.value == "id" && !isToEach ? action.elements.last?.label?.value : nil
    let suggestion = list ?? nearMiss(of: label.value, in: payload.keys)
    return Diagnostic(
      .error,
      "SK0620",
      "the payload of \(action.action.name.value.quoted) has no \(label.value.quoted)"
        + (list == nil ? known(payload.keys, unless: suggestion) : "; \(idOfElement)"),
      at: label.location,
      suggestion: suggestion
    )
  }

  /// The message for the id of an element in an action that goes to all elements.
  private static func elementOfEach(_ label: Located<String>, of action: ResolvedActionPath) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0620",
      "\(action.action.name.value.quoted) goes to each of \(label.value.quoted), so that no id is needed: leave out"
        + " either \(label.value.quoted) or 'to'",
      at: label.location
    )
  }

  /// The message for `to` without a list on the path.
  fileprivate static func eachOfNothing(_ schema: BridgeSchema, _ action: ResolvedActionPath) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0625",
      "there is no list on the way to \(action.action.name.value.quoted), so that there is no element for 'to': leave it out,"
        + " or name an action below a child of the kind 'each'",
      at: schema.to?.location ?? schema.location
    )
  }

  /// The message for `$id` where the id of an element was meant, which is not in the payload.
  fileprivate static func idOfElement(
    _ label: Located<String>,
    of action: ActionSchema,
    _ list: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0526",
      "there is no '$id' in \(action.name.value.quoted); \(idOfElement)",
      at: label.location,
      suggestion: "$" + list
    )
  }

  fileprivate static let idOfElement = "the id of an element is called like its list"

  fileprivate static func labelWithoutValue(
    _ key: String,
    of bridge: BridgeArguments,
    type: SwiftType
  ) -> Diagnostic {
    let action = bridge.result.action.name
    return Diagnostic(
      .error,
      "SK0621",
      "\(action.value.quoted) does not get its \(key.quoted), which is \(type.quoted):"
        + " say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [Note(message: "\(action.value.quoted) is declared here", location: action.location)]
    )
  }

  fileprivate static func sharedLabelMisfit(
    _ key: String,
    of bridge: BridgeArguments,
    value: SwiftType,
    target: SwiftType
  ) -> Diagnostic {
    let (trigger, result) = (bridge.trigger.action.name, bridge.result.action.name)
    return Diagnostic(
      .error,
      "SK0622",
      "the \(key.quoted) of \(trigger.value.quoted) is \(value.quoted), which does not fit the \(target.quoted) of"
        + " \(result.value.quoted): say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [
        Note(message: "\(trigger.value.quoted) is declared here", location: trigger.location),
        Note(message: "\(result.value.quoted) is declared here", location: result.location),
      ]
    )
  }

  fileprivate static func elementWithoutID(_ child: String, of bridge: BridgeArguments) -> Diagnostic {
    let isSame = bridge.trigger.isElement(child)
    let id = isSame ? "$\(child)" : "…"
    return Diagnostic(
      .error,
      "SK0623",
      "the element of \(child.quoted) that gets \(bridge.result.action.name.value.quoted) is not known: give its id,"
        + " \"with\": {\"\(child)\": \"\(id)\"}, or send it to all of them, \"to\": \"each\"",
      at: bridge.schema.dispatch.end
    )
  }
}
