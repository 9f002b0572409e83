/// An action of a domain, or a reaction as an action, with its changes.
final class ResolvedAction {
  let schema: ActionSchema
  /// In the order of execution.
  let changes: [ResolvedChange]

  fileprivate init(_ schema: ActionSchema, _ changes: [ResolvedChange]) {
    self.schema = schema
    self.changes = changes
  }

  /// The JSON values that `set` gives to properties, also to those of a child that it makes.
  var literals: [ResolvedLiteral] {
    changes.flatMap { change -> [ResolvedLiteral] in
      switch change {
      case .set(_, _, let value), .setChild(_, child: _, let value?): value.literals
      case .setChild, .toggle, .add: []
      }
    }
  }
}

/// A change of one property of the domain's own state.
enum ResolvedChange {
  case set(Located<String>, SwiftType, ResolvedValue)
  /// Makes or, without a value, removes a child; with the child's position among the children.
  case setChild(Located<String>, child: Int, ResolvedValue?)
  case toggle(Located<String>, SwiftType)
  case add(Located<String>, SwiftType, ResolvedValue)
}

/// A value in `set` or `add`.
enum ResolvedValue {
  /// With the location of the label.
  case payload(Resolved<ResolvedPayloadValue>, at: SourceLocation)
  case literal(ResolvedLiteral)
  /// A property of the state; with the location of the path.
  case property(ResolvedPropertyPath, isFit: Bool, at: SourceLocation)
  /// The state of a child.
  indirect case made(ResolvedState)

  fileprivate var literals: [ResolvedLiteral] {
    switch self {
    case .payload, .property: []
    case .literal(let literal): [literal]
    case .made(let state): state.values.flatMap(\.value.literals)
    }
  }
}

/// A state that `set` makes.
struct ResolvedState {
  let domain: ResolvedDomain
  /// The place in the schema that names it.
  let location: SourceLocation
  /// The name of the case, if the domain is a one-of; its state is the only value.
  let alternative: String?
  /// The values in the order of the initialiser, without those that have their defaults.
  let values: [ResolvedStatePart]
}

struct ResolvedStatePart {
  let label: String
  let value: ResolvedValue
}

extension ResolvedModule {
  func action(_ schema: ActionSchema, of domain: ResolvedDomain) -> ResolvedAction {
    if schema.change.isEmpty { return ResolvedAction(schema, []) }
    return ResolvedAction(schema, ChangeResolver(schema, domain, self).changes())
  }
}

/// Resolves `set`, `toggle` and `add` of one action, which name properties of the domain's own state.
private struct ChangeResolver {
  private let action: ActionSchema
  private let owner: ResolvedDomain
  private let domain: DomainEntry
  private let module: ResolvedModule
  private let payload: PayloadIndex?

  init(_ action: ActionSchema, _ domain: ResolvedDomain, _ module: ResolvedModule) {
    self.action = action
    self.owner = domain
    self.domain = domain.entry
    self.module = module
    self.payload = action.payload.map(PayloadIndex.init)
  }

  func changes() -> [ResolvedChange] {
    if domain.properties == nil, let type = domain.schema.stateWrittenByHand {
      module.diagnostics.report(.changesStateWrittenByHand(action, type))
      return []
    }
    return action.set.compactMap(set) + action.toggle.compactMap(toggle) + action.add.compactMap(add)
  }

  private func set(_ assignment: AssignmentSchema) -> ResolvedChange? {
    if let child = domain.settableChild(assignment.property) { return set(child, by: assignment) }
    return type(of: assignment.property).map {
      .set(assignment.property, $0, value(of: assignment, as: $0, at: .change(payload, owner)))
    }
  }

  private func set(_ child: ChildSchema, by assignment: AssignmentSchema) -> ResolvedChange? {
    guard let position = domain.schema.children.firstIndex(where: { $0.name.value == child.name.value })
    else {
      return nil
    }
    if child.kind == .optional, case .json(let node) = assignment.value, case .null = node.value {
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

  private func value(of assignment: AssignmentSchema, as type: SwiftType, at place: ValuePlace)
    -> ResolvedValue
  {
    switch assignment.value {
    case .json(let node): return .literal(module.literal(node, as: type, at: place))
    case .payload(let label):
      let value = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedPayloadValue> in
        guard let payload else { return .reported }
        return try module.index.payload(label, of: action, payload, as: type)
      }
      return .payload(value, at: label.location)
    case .property(let path): return read(path, as: type)
    }
  }

  /// A property of the state, which is there whenever the type needs a value.
  private func read(_ path: PathSchema, as type: SwiftType) -> ResolvedValue {
    let start = path.components[0].location
    guard case .value(let property) = module.property(at: path, in: owner), let found = property.valueType
    else {
      return .payload(.reported, at: start)
    }
    let mayBeNil = found.isOptional && !type.isOptional && module.index.knows(type)
    let fit = mayBeNil ? .no : module.index.fit(found, type)
    if fit == .no { module.diagnostics.report(.readMisfit(path, found, type)) }
    return .property(property, isFit: fit == .yes, at: start)
  }

  // MARK: Children

  /// The state of a child that `set` makes; nil if it cannot be made, which was reported.
  private func state(of child: ResolvedChild, _ assignment: AssignmentSchema) -> ResolvedState? {
    guard child.kind != .each, case .json(let node) = assignment.value, case .object(let members) = node.value
    else {
      module.diagnostics.report(.setsChild(assignment.property, child))
      return nil
    }
    let state = child.domain
    if state.entry.schema.isOneOf { return alternative(of: state, members, assignment.property) }
    return madeState(of: state, members, at: assignment.property)
  }

  private func alternative(
    of domain: ResolvedDomain,
    _ members: [JSONMember],
    _ property: Located<String>
  ) -> ResolvedState? {
    guard let member = members.first, members.count == 1 else {
      module.diagnostics.report(.setsNoCase(property, of: domain.entry))
      return nil
    }
    guard let child = domain.child(member.key.text) else {
      module.diagnostics.report(.unknownPart(member.key, of: domain.entry))
      return nil
    }
    guard case .value(let child) = child, let inner = assignment(member),
      let state = state(of: child, inner)
    else { return nil }
    return ResolvedState(
      domain: domain,
      location: property.location,
      alternative: child.name,
      values: [ResolvedStatePart(label: child.name, value: .made(state))]
    )
  }

  private func assignment(_ member: JSONMember) -> AssignmentSchema? {
    SchemaParser(diagnostics: module.diagnostics).readingAssignment(member, in: "set")
  }

  private func madeState(
    of state: ResolvedDomain,
    _ members: [JSONMember],
    at place: Located<String>
  ) -> ResolvedState? {
    guard let parts = state.parts else {
      module.diagnostics.report(.makesStateWrittenByHand(place, state.entry))
      return nil
    }
    var values: [String: ResolvedValue] = [:]
    var isWhole = true
    for member in members {
      guard let part = parts.first(where: { $0.name == member.key.text }) else {
        isWhole = false
        module.diagnostics.report(.unknownPart(member.key, of: state.entry))
        continue
      }
      guard let assignment = assignment(member), let value = value(of: part, assignment) else {
        isWhole = false
        continue
      }
      values[part.name] = value
    }
    let missing = parts.filter { $0.isRequired && values[$0.name] == nil }.map(\.name)
    if isWhole, !missing.isEmpty {
      module.diagnostics.report(.missingParts(missing, of: state.entry, at: place))
      return nil
    }
    return ResolvedState(
      domain: state,
      location: place.location,
      alternative: nil,
      values: parts.compactMap { part in
        values[part.name].map { ResolvedStatePart(label: part.name, value: $0) }
      }
    )
  }

  private func value(of part: ResolvedDomain.Part, _ assignment: AssignmentSchema) -> ResolvedValue? {
    switch part.content {
    case .property(let type):
      guard let type else { return nil }
      return value(of: assignment, as: type, at: .change(payload, owner))
    case .child(let child):
      if child.kind == .optional, case .json(let node) = assignment.value, case .null = node.value {
        let type = child.domain.entry.stateType
        return .literal(ResolvedLiteral(node: node, type: type, expression: .value("nil")))
      }
      return state(of: child, assignment).map(ResolvedValue.made)
    }
  }

  /// The type of a property of this domain; reports any other name.
  private func type(of property: Located<String>) -> SwiftType? {
    guard let properties = domain.properties else { return nil }
    if let found = properties[property.value] { return found.type?.value }
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
    let suggestion = nearMiss(of: property.value, in: names)
    return Diagnostic(
      .error,
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted)"
        + known(names, unless: suggestion),
      at: property.location,
      suggestion: suggestion
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
      "\(property.value.quoted) is a child, which its own actions change: name an own property, or"
        + " leave the change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func setsChild(_ property: Located<String>, _ child: ResolvedChild) -> Diagnostic {
    let name = property.value.quoted
    let message: String =
      switch child.kind {
      case .each:
        "\(name) is a list, which is empty in a new child: leave its elements to actions or a handler"
      case .optional: "\(name) is a child: set it to null, or to an object with properties of its state"
      case .one, nil: "\(name) is a child: set it to an object with properties of its state"
      }
    return Diagnostic(
      .error,
      "SK0528",
      message,
      at: property.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func setsNoCase(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let example = domain.schema.children.first.map { ", for example { \"\($0.name.value)\": {} }" } ?? ""
    return Diagnostic(
      .error,
      "SK0528",
      "\(property.value.quoted) is one of several domains: name one of the cases\(example)",
      at: property.location
    )
  }

  /// The message for a name that is no property, child or case of a child that is made.
  fileprivate static func unknownPart(_ name: JSONString, of domain: DomainEntry) -> Diagnostic {
    let names =
      (domain.schema.declaredProperties ?? []).map(\.name.value)
      + domain.schema.requests.compactMap(\.into?.value)
      + domain.schema.children.map(\.name.value)
    let suggestion = nearMiss(of: name.text, in: names)
    let what =
      domain.schema.isOneOf
      ? "\(domain.shownName.quoted) has no case" : "the state of \(domain.shownName.quoted) has no property"
    return Diagnostic(
      .error,
      "SK0533",
      "\(what) \(name.text.quoted)" + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  fileprivate static func missingParts(
    _ names: [String],
    of domain: DomainEntry,
    at place: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0534",
      "the state of \(domain.shownName.quoted) needs a value for \(names.listed("and")), which \(names.count == 1 ? "has" : "have") no default",
      at: place.location,
      notes: [
        Note(message: "\(domain.shownName.quoted) is declared here", location: domain.schema.name.location)
      ]
    )
  }

  fileprivate static func makesStateWrittenByHand(_ place: Located<String>, _ domain: DomainEntry)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0535",
      "the state of \(domain.shownName.quoted) is written by hand, so the schema knows no property to make it with:"
        + " list them under 'properties', or leave the change to a handler",
      at: place.location
    )
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
