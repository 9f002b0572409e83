extension ResolvedModule {
  /// The position in a path during resolution.
  private enum Place {
    case domain(ResolvedDomain)
    /// A child that may be absent.
    case optional(ResolvedDomain)
    /// A list of states, with the members that all lists have.
    case elements(ChildSchema, SwiftType)
    case type(SwiftType)
    /// The only value of a case. A path may name it by its label, which means the same value.
    case caseValue(PayloadValueSchema, label: Located<String>, SwiftType)
    case beyond
  }

  /// The property at the end of a path from a domain; the schema must know the property.
  func property(at path: PathSchema, in start: ResolvedDomain) -> Resolved<ResolvedPropertyPath> {
    resolve(path) { path throws(Mistake) in try property(along: path, in: start, mayEndUnknown: false) }
  }

  /// The property of the state that a test names, which the schema need not know.
  func tested(_ path: PathSchema, in domain: ResolvedDomain) throws(Mistake) -> Resolved<ResolvedPropertyPath>
  {
    try property(along: path, in: domain, mayEndUnknown: true)
  }

  /// The property of a payload value that a test names, which the schema need not know. The first step of the path is
  /// the value itself.
  func tested(
    _ path: PathSchema,
    of type: SwiftType,
    in domain: ResolvedDomain
  ) throws(Mistake) -> Resolved<ResolvedPropertyPath> {
    var property = ResolvedPropertyPath()
    property.type = type
    property.steps.append(ResolvedPropertyPath.Step(name: path.components[0].value))
    let rest = path.components.dropFirst()
    return try follow(rest, from: .type(type), property, in: domain, mayEndUnknown: true)
  }

  /// The property of a domain's state that a dotted text names, if the text is read as a path.
  func property(called text: String, in domain: ResolvedDomain) -> ResolvedPropertyPath? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(Identifier.isValid) else { return nil }
    let start = domain.entry.schema.name.location
    let path = PathSchema(components: names.map { Located($0, at: start) })
    return (try? property(along: path, in: domain, mayEndUnknown: false))?.value
  }

  /// Follows a path through states and types, as far as the schema knows them.
  ///
  /// With `mayEndUnknown`, the path may end in a computed property written by hand.
  private func property(
    along path: PathSchema,
    in start: ResolvedDomain,
    mayEndUnknown: Bool
  ) throws(Mistake) -> Resolved<ResolvedPropertyPath> {
    if let rest = rest(of: path, in: start) {
      throw Mistake(.propertyPathBegins(path.components[0], in: start, at: rest))
    }
    return try follow(
      path.components[...],
      from: .domain(start),
      ResolvedPropertyPath(),
      in: start,
      mayEndUnknown: mayEndUnknown
    )
  }

  private func follow(
    _ components: ArraySlice<Located<String>>,
    from start: Place,
    _ begun: ResolvedPropertyPath,
    in reader: ResolvedDomain,
    mayEndUnknown: Bool
  ) throws(Mistake) -> Resolved<ResolvedPropertyPath> {
    var property = begun
    var place = start
    for (position, component) in components.enumerated() {
      let isLast = position == components.count - 1
      if case .caseValue(let schema, let label, let value) = place {
        place = .type(value)
        if label.value == component.value {
          index.symbols?.record(component, .label(schema, key: label.value))
          // The property of the case already is the value.
          if isLast, case .optional(let type) = value {
            property.steps[property.steps.count - 1].optionals += 1
            property.type = type
          }
          continue
        }
      }
      let what = "the property \(component.value.quoted)"
      try reader.entry.check(sees: module(of: place), for: what, at: component.location)
      let next = try step(to: component, from: place, &property, mayBeUnknown: mayEndUnknown && isLast)
      guard case .value(let next) = next else { return .reported }
      place = next
      property.steps.append(ResolvedPropertyPath.Step(name: component.value))
    }
    return .value(property)
  }

  /// The path without its first component, if that component is not in the state and the rest leads to a property:
  /// `state.name`.
  private func rest(of path: PathSchema, in start: ResolvedDomain) -> PathSchema? {
    let first = path.components[0].value
    guard let rest = path.rest, let properties = start.entry.properties, properties[first] == nil,
      start.child(first) == nil, !start.entry.schema.isPartial
    else { return nil }
    let names = Array(properties.keys) + Array(start.entry.children.keys)
    guard nearMiss(of: first, in: names, within: 1) == nil else { return nil }
    return (try? property(along: rest, in: start, mayEndUnknown: false))?.value == nil ? nil : rest
  }

  /// The other module that declares the members at a place.
  private func module(of place: Place) -> String? {
    switch place {
    case .domain(let domain), .optional(let domain): domain.entry.module
    case .type(.optional(let wrapped)): module(of: .type(wrapped))
    case .type(let type): index.type(type)?.module ?? index.domain(ofState: type)?.module
    case .elements, .caseValue, .beyond: nil
    }
  }

  private func step(
    to component: Located<String>,
    from place: Place,
    _ property: inout ResolvedPropertyPath,
    mayBeUnknown: Bool
  ) throws(Mistake) -> Resolved<Place> {
    var names: [String] = []
    switch place {
    case .domain(let domain):
      if let child = domain.child(component.value) { return enter(child, component, &property) }
      if let mistake = mistake(in: component, withoutCaseOf: domain, behind: property) { throw mistake }
      guard let properties = domain.entry.properties else { break }
      if let found = properties[component.value] {
        index.symbols?.record(component, .property(found, of: domain.shownName))
        if !domain.entry.schema.isPartial { return enter(found, &property) }
      }
      if domain.entry.schema.isPartial { break }
      guard mayBeUnknown else { throw Mistake(.unknownProperty(component, in: domain)) }
      names = domain.entry.namesOfState
    case .optional(let domain):
      property.steps[property.steps.count - 1].optionals += 1
      return try step(to: component, from: .domain(domain), &property, mayBeUnknown: mayBeUnknown)
    case .elements(let child, let list):
      if let found = list.property(component.value) {
        property.type = found
        return .value(.type(found))
      }
      if let mistake = mistake(in: component, ofContents: list, behind: property) { throw mistake }
      guard mayBeUnknown else {
        throw Mistake(.unknownProperty(component, ofElements: child, list.knownProperties))
      }
    case .type(.optional(let wrapped)):
      property.steps[property.steps.count - 1].optionals += 1
      return try step(to: component, from: .type(wrapped), &property, mayBeUnknown: mayBeUnknown)
    case .type(let type):
      if let found = type.property(component.value) {
        property.type = found
        return .value(.type(found))
      }
      if let names = type.allProperties, !mayBeUnknown {
        throw Mistake(.unknownProperty(component, of: type, names))
      }
      if let mistake = mistake(in: component, ofContents: type, behind: property) { throw mistake }
      if let found = state(type, component, &property) { return found }
      if let domain = domain(ofState: type),
        let mistake = mistake(in: component, withoutCaseOf: domain, behind: property)
      {
        throw mistake
      }
      guard let declared = index.type(type) else { break }
      if let found = index.caseProperty(component.value, of: declared) {
        if let found = declared.cases?[component.value] {
          index.symbols?.record(component, .enumCase(found, of: declared))
        }
        return found.map { enter($0, as: component, of: declared, &property) }
      }
      guard let properties = declared.properties else { break }
      if let found = properties[component.value] {
        index.symbols?.record(component, .property(found, of: declared.shownName))
        return enter(found, &property)
      }
      guard mayBeUnknown else { throw Mistake(.unknownProperty(component, of: declared)) }
      names = Array(properties.keys)
    case .caseValue(_, _, let value):
      return try step(to: component, from: .type(value), &property, mayBeUnknown: mayBeUnknown)
    case .beyond: break
    }
    guard Identifier.isValid(component.value), !Keywords.cannotBeNames.contains(component.value) else {
      throw Mistake(.notAnIdentifier(component.value, at: component.location))
    }
    property.type = nil
    if property.unknown == nil {
      property.unknown = component
      property.meant = nearMiss(of: component.value, in: names, within: 1)
    }
    return .value(.beyond)
  }

  /// Continues in a state that is stored as a value, if the schema knows the property; more properties may be written
  /// by hand.
  private func state(
    _ type: SwiftType,
    _ component: Located<String>,
    _ property: inout ResolvedPropertyPath
  ) -> Resolved<Place>? {
    guard let domain = domain(ofState: type) ?? domain(ofListedState: type) else { return nil }
    if let child = domain.child(component.value) { return enter(child, component, &property) }
    return domain.entry.properties?[component.value].map {
      index.symbols?.record(component, .property($0, of: domain.shownName))
      return enter($0, &property)
    }
  }

  private func enter(
    _ child: Resolved<ResolvedChild>,
    _ name: Located<String>,
    _ property: inout ResolvedPropertyPath
  ) -> Resolved<Place> {
    guard case .value(let child) = child, let kind = child.kind else { return .reported }
    index.symbols?.record(name, child)
    let type = child.schema.type(of: child.domain.entry)
    property.type = type
    switch kind {
    case .one: return .value(.domain(child.domain))
    case .optional: return .value(.optional(child.domain))
    case .each, .stack: return .value(.elements(child.schema, type))
    }
  }

  private func enter(
    _ value: SwiftType,
    as name: Located<String>,
    of declared: TypeEntry,
    _ property: inout ResolvedPropertyPath
  ) -> Place {
    property.type = value
    let payload = declared.cases?[name.value]?.payload ?? []
    guard payload.count == 1, let label = payload[0].label else { return .type(value) }
    return .caseValue(payload[0], label: label, value)
  }

  private func enter(
    _ found: PropertySchema,
    _ property: inout ResolvedPropertyPath
  ) -> Resolved<Place> {
    guard let type = found.type?.value else { return .reported }
    property.type = type
    return .value(.type(type))
  }
}

extension DomainEntry {
  /// The names of the properties and children that the schema knows.
  fileprivate var namesOfState: [String] {
    (schema.declaredProperties ?? []).map(\.name.value) + schema.children.map(\.name.value)
  }

  /// `UsersState`, or the type written by hand; `Accounts.UsersState` for another module.
  ///
  /// The name of a type written by hand in another module is unknown here, so the type is reached through the action
  /// type.
  var stateType: SwiftType {
    let names = GeneratedNames(domain: name)
    guard let module else { return schema.stateWrittenByHand?.value ?? .simple(names.state) }
    let path = [module] + (hasGeneratedState ? [names.state] : [names.action, "DomainState"])
    return .named(path.map { SwiftType.Component(name: $0, arguments: []) })
  }
}

extension ChildSchema {
  /// The type of the child's property in the parent's state.
  func type(of domain: DomainEntry) -> SwiftType {
    switch kind {
    case .one, nil: return domain.stateType
    case .optional: return .optional(domain.stateType)
    case .each, .stack:
      let name = kind == .stack ? "StackState" : "IdentifiedArray"
      let list = SwiftType.Component(name: name, arguments: [domain.stateType])
      return .named([SwiftType.Component(name: "StateKit", arguments: []), list])
    }
  }
}

extension Diagnostic {
  /// The message for a path into the state with a wrong first component.
  fileprivate static func propertyPathBegins(
    _ first: Located<String>,
    in domain: ResolvedDomain,
    at rest: PathSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0613",
      "the state of \(domain.shownName.quoted) has no property \(first.value.quoted);"
        + " a path begins with one of its properties",
      at: first.location,
      suggestion: rest.text
    )
  }

  fileprivate static func unknownProperty(_ name: Located<String>, in domain: ResolvedDomain) -> Diagnostic {
    unknownProperty(name, of: "the state of \(domain.shownName.quoted)", domain.entry.namesOfState)
  }

  fileprivate static func unknownProperty(_ name: Located<String>, of type: TypeEntry) -> Diagnostic {
    let names = (type.schema.properties ?? []).map(\.name.value)
    return unknownProperty(name, of: "the struct \(type.shownName.quoted)", names)
  }

  fileprivate static func unknownProperty(
    _ name: Located<String>,
    of type: SwiftType,
    _ names: [String]
  ) -> Diagnostic {
    unknownProperty(name, of: type.quoted, names)
  }

  fileprivate static func unknownProperty(
    _ name: Located<String>,
    ofElements child: ChildSchema,
    _ names: [String]
  ) -> Diagnostic {
    unknownProperty(name, of: "the list of \(child.name.value.quoted)", names)
  }

  fileprivate static func unknownProperty(
    _ name: Located<String>,
    of owner: String,
    _ names: [String]
  ) -> Diagnostic {
    return .unknown("SK0613", "\(owner) has no property \(name.value.quoted)", at: name, among: names)
  }
}
