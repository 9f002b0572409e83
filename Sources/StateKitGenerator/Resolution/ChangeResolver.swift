/// Resolves the changes of one action, which name properties of the domain's own state.
struct ChangeResolver {
  let module: ResolvedModule
  private let action: ActionSchema
  let owner: ResolvedDomain
  private let payload: PayloadIndex?

  init(_ action: ActionSchema, _ domain: ResolvedDomain, _ module: ResolvedModule) {
    self.action = action
    self.owner = domain
    self.module = module
    self.payload = action.payload.map(PayloadIndex.init)
  }

  private var domain: DomainEntry { owner.entry }

  func changes() -> [ResolvedChange] {
    if domain.properties == nil, let type = domain.schema.stateWrittenByHand {
      module.diagnostics.report(.changesStateWrittenByHand(action, type))
      return []
    }
    let change = action.change
    var changes = change.set.compactMap(set)
    changes += change.toggle.compactMap(toggle)
    changes += change.add.compactMap(add)
    changes += change.elements.compactMap(self.change)
    return changes
  }

  private func set(_ assignment: AssignmentSchema) -> ResolvedChange? {
    if let child = domain.settableChild(assignment.property) { return set(child, by: assignment) }
    return type(of: assignment.property).map {
      .set(assignment.property, $0, value(of: assignment, as: $0, at: place))
    }
  }

  private func set(_ child: ChildSchema, by assignment: AssignmentSchema) -> ResolvedChange? {
    module.index.symbols?.record(assignment.property, child, of: owner)
    guard let position = domain.schema.children.firstIndex(where: { $0.name.value == child.name.value })
    else {
      return nil
    }
    if child.kind == .optional, assignment.isNull {
      return .setChild(child.name, child: position, nil)
    }
    guard case .value(let resolved)? = owner.child(child.name.value) else { return nil }
    return state(of: resolved, assignment).map { .setChild(child.name, child: position, .made($0)) }
  }

  private func toggle(_ property: Located<String>) -> ResolvedChange? {
    guard let type = type(of: property) else { return nil }
    guard module.index.fit(type, .simple("Bool")) != .no else {
      module.diagnostics.report(.toggleNeedsBool(property, type))
      return nil
    }
    return .toggle(property, type)
  }

  private func add(_ assignment: AssignmentSchema) -> ResolvedChange? {
    let property = assignment.property
    guard let type = type(of: property) else { return nil }
    guard type.builtIn?.literal?.isNumber == true else {
      module.diagnostics.report(.addNeedsNumber(property, type, isKnown: module.index.knows(type)))
      return nil
    }
    return .add(property, type, value(of: assignment, as: type, at: .addition(payload)))
  }

  /// The place of the values of all changes except `add`.
  var place: ValuePlace { .change(payload, owner) }

  func value(of assignment: AssignmentSchema, as type: SwiftType, at place: ValuePlace)
    -> ResolvedValue
  {
    self.value(assignment.value, as: type, at: place)
  }

  private func value(_ value: ValueSchema, as type: SwiftType, at place: ValuePlace) -> ResolvedValue {
    switch value {
    case .json(let node):
      return enumCase(node, as: type, at: place) ?? .literal(module.literal(node, as: type, at: place))
    case .payload(let label):
      let value = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedPayloadValue> in
        guard let payload else { return .reported }
        return try module.index.payload(label, of: action, payload, as: type)
      }
      return .payload(value, at: label.location)
    case .property(let path): return read(path, as: type)
    }
  }

  /// A case of an enum with its values, which may come from the payload and from the state; nil for other JSON.
  private func enumCase(_ node: JSONNode, as type: SwiftType, at place: ValuePlace) -> ResolvedValue? {
    var isOther = false
    let found = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedCase<ResolvedValue>> in
      let found = try module.enumCase(node, as: type) { value, type in
        self.value(value, as: type, at: place)
      }
      isOther = found == nil
      return found ?? .reported
    }
    return isOther ? nil : .enumCase(found, at: node.location)
  }

  /// A property of the state, which must be present if the type is not optional.
  func read(_ path: PathSchema, as type: SwiftType) -> ResolvedValue {
    let start = path.components[0].location
    guard case .value(let property) = module.property(at: path, in: owner) else {
      return .payload(.reported, at: start)
    }
    guard let found = property.valueType else {
      return .property(property, isFit: false, at: property.unknown?.location ?? start)
    }
    let fit = module.index.fit(property: found, type)
    if fit == .no { module.diagnostics.report(.readMisfit(path, found, type)) }
    return .property(property, isFit: fit == .yes, at: start)
  }

  /// The type of a property of this domain; reports any other name.
  func type(of property: Located<String>) -> SwiftType? {
    guard let properties = domain.properties else { return nil }
    if let found = properties[property.value] {
      module.index.symbols?.record(property, .property(found, of: domain.shownName))
      return found.type?.value
    }
    if let child = domain.children[property.value] {
      // A child of an unknown kind may have been meant as an optional child.
      if child.kind != nil { module.diagnostics.report(.changesChild(property, child)) }
    } else if !domain.schema.isPartial {
      module.diagnostics.report(domain.problem(ofChanging: property, properties))
    }
    return nil
  }
}

extension DomainEntry {
  /// The mistake in a change whose name is not a property.
  fileprivate func problem(ofChanging name: Located<String>, _ properties: [String: PropertySchema])
    -> Diagnostic
  {
    let parts = name.value.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return .changesUnknownProperty(name, of: self) }
    if let child = children[parts[0]] { return .changesPartOfChild(name, child) }
    return properties[parts[0]] == nil
      ? .changesUnknownProperty(name, of: self) : .changesPart(name, of: self)
  }

  /// The child, if `set` makes or removes it: one that may be absent, or one of several domains.
  func settableChild(_ name: Located<String>) -> ChildSchema? {
    guard let child = children[name.value], child.kind == .optional || child.oneOf != nil else { return nil }
    return properties?[name.value] == nil ? child : nil
  }
}

extension Diagnostic {
  fileprivate static func changesUnknownProperty(
    _ property: Located<String>,
    of domain: DomainEntry
  ) -> Diagnostic {
    let names = domain.schema.declaredProperties?.map(\.name.value) ?? []
    return .unknown(
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted)",
      at: property,
      among: names
    )
  }

  /// The message for `user.name` with a property `user`.
  fileprivate static func changesPart(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted); 'set', 'toggle' and 'add' change whole"
        + " properties: leave that of a part to a handler",
      at: property.location
    )
  }

  /// The message for `feed.count` with a child `feed`.
  fileprivate static func changesPartOfChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0521",
      "\(property.value.quoted) lies in a child, which its own actions change: dispatch one of them by a bridge, or leave"
        + " the change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func changesChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0521",
      "\(property.value.quoted) is a child, which its own actions change: \(remedy(child)), or"
        + " leave the change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  private static func remedy(_ child: ChildSchema) -> String {
    switch child.kind {
    case .each: "add and remove elements by 'append', 'insert' and 'remove'"
    case .stack: "add and remove elements by 'push' and 'pop'"
    case .one, .optional, nil: "name an own property"
    }
  }

  fileprivate static func readMisfit(_ path: PathSchema, _ found: SwiftType, _ type: SwiftType) -> Diagnostic
  {
    valueMisfit("@" + path.text, found, type, at: path.components[0].location)
  }

  fileprivate static func changesStateWrittenByHand(
    _ action: ActionSchema,
    _ type: Located<SwiftType>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0522",
      "the state is written by hand, so the schema knows no property to change: list it under 'properties', or"
        + " leave the change of \(action.name.value.quoted) to a handler",
      at: action.changes[0].location,
      notes: [Note(message: "the state is \(type.value.quoted)", location: type.location)]
    )
  }

  fileprivate static func toggleNeedsBool(_ property: Located<String>, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0524",
      "only a 'Bool' can be toggled, and \(property.value.quoted) is \(type.quoted): use 'set'",
      at: property.location
    )
  }

  fileprivate static func addNeedsNumber(
    _ property: Located<String>,
    _ type: SwiftType,
    isKnown: Bool
  ) -> Diagnostic {
    let reason = isKnown ? "which is not a number" : "which the schema does not know as a number"
    return Diagnostic(
      .error,
      "SK0525",
      "\(property.value.quoted) is \(type.quoted), \(reason): leave the change to a handler",
      at: property.location
    )
  }
}
