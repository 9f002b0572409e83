extension ResolvedModule {
  /// The position in a path during resolution.
  private enum Place {
    case domain(ResolvedDomain)
    /// A child that may be absent.
    case optional(ResolvedDomain)
    /// A list of states, with the members that all lists have.
    case elements(ResolvedChild, SwiftType)
    case type(SwiftType)
    /// The only value of a case. A path may name it by its label, which means the same value.
    case caseValue(PayloadValueSchema, label: Located<String>, SwiftType)
    case beyond
  }

  /// The property at the end of a path from a domain; the schema must know the property.
  ///
  /// - Parameter names: The values that can name elements on the path; nil where no path names elements.
  func property(at path: PathSchema, in start: ResolvedDomain, naming names: ElementNames? = nil)
    -> Resolved<ResolvedPropertyPath>
  {
    resolve(path) { path throws(Mistake) in
      try property(along: path, in: start, mayEndUnknown: false, naming: names)
    }
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
    return try follow(path, behind: 1, from: .type(type), property, in: domain, mayEndUnknown: true)
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
    mayEndUnknown: Bool,
    naming names: ElementNames? = nil
  ) throws(Mistake) -> Resolved<ResolvedPropertyPath> {
    if let rest = rest(of: path, in: start) {
      throw Mistake(.propertyPathBegins(path.components[0], in: start, at: rest))
    }
    return try follow(
      path,
      from: .domain(start),
      ResolvedPropertyPath(),
      in: start,
      mayEndUnknown: mayEndUnknown,
      naming: names
    )
  }

  private func follow(
    _ path: PathSchema,
    behind count: Int = 0,
    from start: Place,
    _ begun: ResolvedPropertyPath,
    in reader: ResolvedDomain,
    mayEndUnknown: Bool,
    naming names: ElementNames? = nil
  ) throws(Mistake) -> Resolved<ResolvedPropertyPath> {
    var property = begun
    var place = start
    for (position, component) in path.components.enumerated().dropFirst(count) {
      let isLast = position == path.components.count - 1
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
      property.steps.append(ResolvedPropertyPath.Step(name: component.value, goal: property.goal))
      if let label = path.elements[position] {
        guard case .value(let next) = try enter(label, of: component, at: place, names, &property) else {
          return .reported
        }
        place = next
      }
    }
    return .value(property)
  }

  /// Goes on to the element that a value of the payload names.
  private func enter(
    _ label: Located<String>,
    of list: Located<String>,
    at place: Place,
    _ names: ElementNames?,
    _ property: inout ResolvedPropertyPath
  ) throws(Mistake) -> Resolved<Place> {
    if case .type(.optional(let wrapped)) = place {
      property.steps[property.steps.count - 1].optionals += 1
      return try enter(label, of: list, at: .type(wrapped), names, &property)
    }
    guard let names else { throw Mistake(.elementOutsideOfChange(list, label)) }
    guard let (kind, id, element, next) = elements(at: place) else {
      throw Mistake(.noElements(list, property.type))
    }
    guard let payload = names.payload, let id else { return .reported }
    let found = try index.payload(label, of: names.action, payload, as: id)
    guard case .value(let value) = found else { return .reported }
    let last = property.steps.count - 1
    property.steps[last].element = ResolvedElement(
      kind: kind,
      label: label,
      value: value,
      optionals: property.steps[last].optionals
    )
    property.steps[last].optionals = 0
    property.type = .optional(element)
    return .value(next)
  }

  /// How the elements at a place are found, the type of the id or key, which is nil if it was reported, the type of an
  /// element, and the place of one; nil for a place without elements.
  private func elements(at place: Place)
    -> (kind: ResolvedElement.Kind, id: SwiftType?, element: SwiftType, place: Place)?
  {
    switch place {
    case .elements(let child, _):
      return (.id, child.element?.type?.value, child.domain.entry.stateType, .optional(child.domain))
    case .type(.dictionary(let key, let value)):
      return (.key, key, value, .type(.optional(value)))
    case .type(let type):
      guard let element = type.identifiedElement else { return nil }
      return (.id, index.idType(of: type), element, .type(.optional(element)))
    case .domain, .optional, .caseValue, .beyond: return nil
    }
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
    property.goal = .computed
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
        throw Mistake(.unknownProperty(component, ofElements: child.schema, list.knownProperties))
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
    property.goal = .child(child)
    switch kind {
    case .one: return .value(.domain(child.domain))
    case .optional: return .value(.optional(child.domain))
    case .each, .stack: return .value(.elements(child, type))
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
    property.goal = .property(found)
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

  /// The message for an element where no action hands over the value that names it.
  fileprivate static func elementOutsideOfChange(_ list: Located<String>, _ label: Located<String>)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0210",
      "\("\(list.value)[$\(label.value)]".quoted) names an element, which a path does in 'set' and the other changes alone",
      at: list.location
    )
  }

  /// - Parameter type: The type of what is not a list; nil if the schema does not know it.
  fileprivate static func noElements(_ list: Located<String>, _ type: SwiftType?) -> Diagnostic {
    let isArray = if case .array? = type?.withoutOptionals { true } else { false }
    let reason =
      isArray
      ? "an array, whose elements have no id to be found by; make it an 'IdentifiedArray'"
      : (type?.quoted ?? "unknown to the schema")
        + ", and a child of the kind 'each', a stack, an 'IdentifiedArray' or a"
        + " dictionary has elements"
    return Diagnostic(
      .error,
      "SK0540",
      "\(list.value.quoted) has no element to name in brackets: it is \(reason)",
      at: list.location
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
