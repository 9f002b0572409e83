/// A property below a domain's state, with the way to it.
struct ResolvedProperty {
  struct Step {
    let name: String
    /// How many optionals the path goes on through, one in the other: an element of `[User?]` may be missing or nil.
    var optionals = 0
  }

  var steps: [Step] = []
  /// The type of the last step; nil where the schema does not know it.
  var type: SwiftType?
  /// The first step that the schema does not know.
  var unknown: Located<String>?

  /// Whether there is a value only while each optional on the way is there.
  var isChained: Bool { steps.contains { $0.optionals > 0 } }

  /// What reading the whole path gives.
  var valueType: SwiftType? {
    guard let type, isChained else { return type }
    return type.isOptional ? type : .optional(type)
  }
}

extension SchemaIndex {
  /// Where a path has got to.
  private enum Place {
    case domain(DomainEntry)
    /// A child that may be absent.
    case optional(DomainEntry)
    /// A list of states, of which only what is common to lists is known.
    case elements(ChildSchema, SwiftType)
    case type(SwiftType)
    case beyond
  }

  /// Follows a path through states and types, as far as the schema knows them.
  ///
  /// `mayEndUnknown` lets it end in a property computed by hand.
  func property(
    at path: PathSchema,
    in start: DomainEntry,
    mayEndUnknown: Bool
  ) throws(Unresolved) -> ResolvedProperty {
    var property = ResolvedProperty()
    var place = Place.domain(start)
    for (position, component) in path.components.enumerated() {
      let isLast = position == path.components.count - 1
      let what = "the property \(component.value.quoted)"
      try start.check(sees: module(of: place), for: what, at: component.location)
      if position == 0, let rest = rest(of: path, in: start) {
        throw Unresolved(.propertyPathBegins(component, in: start, at: rest))
      }
      place = try step(to: component, from: place, &property, mayBeUnknown: mayEndUnknown && isLast)
      property.steps.append(ResolvedProperty.Step(name: component.value))
    }
    return property
  }

  /// A path without its first component, which is in no state, if that alone leads to a property: `state.name`.
  private func rest(of path: PathSchema, in start: DomainEntry) -> PathSchema? {
    let first = path.components[0].value
    guard let rest = path.rest, let properties = start.properties, properties[first] == nil,
      start.children[first] == nil, !start.schema.isPartial
    else { return nil }
    let names = Array(properties.keys) + Array(start.children.keys)
    guard nearMiss(of: first, in: names, within: 1) == nil else { return nil }
    return (try? property(at: rest, in: start, mayEndUnknown: false)) == nil ? nil : rest
  }

  /// The other module that declares the members of a place.
  private func module(of place: Place) -> String? {
    switch place {
    case .domain(let domain), .optional(let domain): domain.module
    case .type(.optional(let wrapped)): module(of: .type(wrapped))
    case .type(let type): self.type(type)?.module ?? domain(ofState: type)?.module
    case .elements, .beyond: nil
    }
  }

  private func step(
    to component: Located<String>,
    from place: Place,
    _ property: inout ResolvedProperty,
    mayBeUnknown: Bool
  ) throws(Unresolved) -> Place {
    switch place {
    case .domain(let domain):
      if let child = domain.children[component.value] { return try enter(child, &property) }
      guard let properties = domain.properties, !domain.schema.isPartial else { break }
      if let found = properties[component.value] { return try enter(found, &property) }
      guard mayBeUnknown else { throw Unresolved(.unknownProperty(component, in: domain)) }
    case .optional(let domain):
      property.steps[property.steps.count - 1].optionals += 1
      return try step(to: component, from: .domain(domain), &property, mayBeUnknown: mayBeUnknown)
    case .elements(let child, let list):
      if let found = list.property(component.value) {
        property.type = found
        return .type(found)
      }
      guard mayBeUnknown else {
        throw Unresolved(.unknownProperty(component, ofElements: child, list.knownProperties))
      }
    case .type(.optional(let wrapped)):
      property.steps[property.steps.count - 1].optionals += 1
      return try step(to: component, from: .type(wrapped), &property, mayBeUnknown: mayBeUnknown)
    case .type(let type):
      if let found = type.property(component.value) {
        property.type = found
        return .type(found)
      }
      if let names = type.allProperties, !mayBeUnknown {
        throw Unresolved(.unknownProperty(component, of: type, names))
      }
      if let found = try state(type, component, &property) { return found }
      guard let declared = self.type(type), let properties = declared.properties else { break }
      if let found = properties[component.value] { return try enter(found, &property) }
      guard mayBeUnknown else { throw Unresolved(.unknownProperty(component, of: declared)) }
    case .beyond: break
    }
    guard Identifier.isValid(component.value), !Keywords.cannotBeNames.contains(component.value) else {
      throw Unresolved(.notAnIdentifier(component.value, at: component.location))
    }
    property.type = nil
    if property.unknown == nil { property.unknown = component }
    return .beyond
  }

  /// Goes on in a state that is stored as a value, where it has the property; more may be written by hand.
  private func state(
    _ type: SwiftType,
    _ component: Located<String>,
    _ property: inout ResolvedProperty
  ) throws(Unresolved) -> Place? {
    guard let domain = domain(ofState: type) else { return nil }
    if let child = domain.children[component.value] { return try enter(child, &property) }
    return try domain.properties?[component.value].map { found throws(Unresolved) in
      try enter(found, &property)
    }
  }

  private func enter(_ child: ChildSchema, _ property: inout ResolvedProperty) throws(Unresolved) -> Place {
    guard let domain = domain(of: child) else { throw .saidElsewhere }
    property.type = child.type(of: domain)
    switch child.kind {
    case .one: return .domain(domain)
    case .optional: return .optional(domain)
    case .each: return .elements(child, child.type(of: domain))
    case nil: throw .saidElsewhere
    }
  }

  private func enter(
    _ found: PropertySchema,
    _ property: inout ResolvedProperty
  ) throws(Unresolved) -> Place {
    guard let type = found.type?.value else { throw .saidElsewhere }
    property.type = type
    return .type(type)
  }
}

extension DomainEntry {
  /// `UsersState`, or the type written by hand; `Accounts.UsersState` in another module.
  ///
  /// What a type written by hand there is called here nobody knows, so it is reached by the action.
  var stateType: SwiftType {
    let names = GeneratedNames(domain: name)
    guard let module else { return schema.stateWrittenByHand?.value ?? .simple(names.state) }
    let path = [module] + (hasGeneratedState ? [names.state] : [names.action, "DomainState"])
    return .named(path.map { SwiftType.Component(name: $0, arguments: []) })
  }
}

extension ChildSchema {
  /// What the parent's state has of a child.
  func type(of domain: DomainEntry) -> SwiftType {
    switch kind {
    case .one, nil: return domain.stateType
    case .optional: return .optional(domain.stateType)
    case .each:
      let list = SwiftType.Component(name: "IdentifiedArray", arguments: [domain.stateType])
      return .named([SwiftType.Component(name: "StateKit", arguments: []), list])
    }
  }
}

extension Diagnostic {
  /// The same of a path into the state.
  fileprivate static func propertyPathBegins(
    _ first: Located<String>,
    in domain: DomainEntry,
    at rest: PathSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0613",
      "the state of \(domain.shownName.quoted) has no property \(first.value.quoted);"
        + " a path begins with what is in it",
      at: first.location,
      suggestion: rest.text
    )
  }

  fileprivate static func unknownProperty(_ name: Located<String>, in domain: DomainEntry) -> Diagnostic {
    let names =
      (domain.schema.declaredProperties ?? []).map(\.name.value) + domain.schema.children.map(\.name.value)
    return unknownProperty(name, of: "the state of \(domain.shownName.quoted)", names)
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
    let suggestion = nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0613",
      "\(owner) has no property \(name.value.quoted)" + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }
}
