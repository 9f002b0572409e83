/// An action below a domain, with the way to it.
struct ResolvedAction {
  let children: [ChildSchema]
  let domain: DomainEntry
  /// The request, where the action is a phase of one.
  var request: RequestSchema?
  let action: ActionSchema
  /// For each list on the way the id of the element, labelled by the child's name.
  let elements: [PayloadValueSchema]

  /// What can be named of it: its payload, then the ids of the elements on the way. Nil where the payload could not
  /// be read.
  var valueList: [PayloadValueSchema]? { action.payload.map { $0 + elements } }

  /// The same by name.
  var values: PayloadIndex? { valueList.map(PayloadIndex.init) }

  /// Whether a value of this label is the id of an element.
  func isElement(_ label: String) -> Bool { elements.contains { $0.label?.value == label } }

  /// Whether a label is that of an element and of another one or of the payload.
  func isAmbiguous(_ label: String) -> Bool {
    isElement(label) && ((action.payload ?? []) + elements).filter { $0.label?.value == label }.count > 1
  }
}

extension SchemaIndex {
  /// The position among an action's values of the one that has the name and the type of an id; nil where there is none.
  func position(ofID name: String, _ id: PayloadValueSchema?, in action: ResolvedAction) -> Int? {
    guard let type = id?.type?.value, !action.isAmbiguous(name), let found = action.values?[name],
      let other = found.value.type?.value, isSame(type, other)
    else { return nil }
    return found.index
  }

  /// Follows a path through children to an action that the start may name.
  func action(at path: PathSchema, in start: DomainEntry) throws(Unresolved) -> ResolvedAction {
    var domain = start
    var children: [ChildSchema] = []
    for (position, component) in path.components.enumerated() {
      let isLast = position == path.components.count - 1
      try start.check(
        sees: domain.module,
        for: "the action \(component.value.quoted)",
        at: component.location
      )
      if let action = domain.actions[component.value] {
        guard isLast else {
          throw Unresolved(.actionHasNoParts(component, next: path.components[position + 1]))
        }
        try checkVisibility(of: action, in: domain, isOwn: children.isEmpty, at: component.location)
        return ResolvedAction(
          children: children,
          domain: domain,
          action: action,
          elements: children.compactMap(element)
        )
      }
      if let request = domain.requests[component.value] {
        let phase = try phase(of: request, component, path.components[(position + 1)...])
        return ResolvedAction(
          children: children,
          domain: domain,
          request: request,
          action: phase,
          elements: children.compactMap(element)
        )
      }
      guard let child = domain.children[component.value] else {
        if domain.schema.isPartial { throw .saidElsewhere }
        if position == 0, let rest = rest(of: path, in: start) {
          throw Unresolved(.actionPathBegins(component, in: start, at: rest))
        }
        let isType = BuiltInType.named(component.value) != nil || type(.simple(component.value)) != nil
        if isLast, isType { throw Unresolved(.typeForAction(component, in: domain)) }
        let ways = ways(to: component.value, below: domain)
        throw Unresolved(.unknownAction(component, in: domain, isLast: isLast, below: ways))
      }
      guard let next = self.domain(of: child) else { throw .saidElsewhere }
      if isLast { throw Unresolved(.pathEndsAtChild(component, of: next)) }
      children.append(child)
      domain = next
    }
    throw .saidElsewhere
  }

  /// A path without its first component, which is no child, if that alone leads to an action: `App.users.opened` in `App`.
  private func rest(of path: PathSchema, in start: DomainEntry) -> PathSchema? {
    guard let rest = path.rest, !start.hasChild(near: path.components[0].value) else { return nil }
    return (try? action(at: rest, in: start)) == nil ? nil : rest
  }

  /// The paths to what has a name in one of the domains below, from the nearest on. A person who left out the way can
  /// do with the first thousand.
  private func ways(to name: String, below start: DomainEntry) -> [String] {
    var places = [(path: "", domain: start)]
    var next = 0
    while next < min(places.count, 1_000) {
      let (path, domain) = places[next]
      next += 1
      for child in domain.schema.children {
        guard let domain = self.domain(of: child) else { continue }
        places.append((path + child.name.value + ".", domain))
      }
    }
    return places.dropFirst().prefix(next)
      .filter { $1.actions[name] != nil || $1.requests[name] != nil || $1.children[name] != nil }
      .map { $0.path + name }
  }

  /// The phase of a request at which a path ends.
  private func phase(
    of request: RequestSchema,
    _ name: Located<String>,
    _ rest: ArraySlice<Located<String>>
  ) throws(Unresolved) -> ActionSchema {
    guard let phase = rest.first else { throw Unresolved(.pathEndsAtRequest(name, request)) }
    if let next = rest.dropFirst().first { throw Unresolved(.actionHasNoParts(phase, next: next)) }
    guard let found = request.phases.first(where: { $0.name.value == phase.value }) else {
      if request.isPartial { throw .saidElsewhere }
      throw Unresolved(.unknownPhase(phase, of: request))
    }
    return found
  }

  private func checkVisibility(
    of action: ActionSchema,
    in domain: DomainEntry,
    isOwn: Bool,
    at location: SourceLocation
  ) throws(Unresolved) {
    guard !isOwn, let visibility = action.visibility, !visibility.value.reachesParents else { return }
    throw Unresolved(.notForParents(action, visibility, of: domain, at: location))
  }

  /// The id of the element through which a path goes on; nil where the child is no list.
  private func element(_ child: ChildSchema) -> PayloadValueSchema? {
    guard child.kind == .each, let domain = domain(of: child) else { return nil }
    return PayloadValueSchema(
      label: child.name,
      type: domain.idType.map { Located($0, at: child.name.location) }
    )
  }
}

extension PathSchema {
  /// All but the first component; nil where nothing is left.
  var rest: PathSchema? {
    components.count == 1 ? nil : PathSchema(components: Array(components.dropFirst()))
  }
}

extension DomainEntry {
  /// Whether a name is that of a child but for a letter.
  func hasChild(near name: String) -> Bool {
    nearMiss(of: name, in: schema.children.map(\.name.value), within: 1) != nil
  }

  /// The type of the state's `id`; nil where there is none or it could not be read.
  fileprivate var idType: SwiftType? {
    guard let properties else { return stateType.member("ID") }
    return properties["id"]?.type?.value
  }
}

extension SwiftType {
  /// A type that this one has in it: `RowState.ID`.
  func member(_ name: String) -> SwiftType? {
    guard case .named(let components) = self else { return nil }
    return .named(components + [Component(name: name, arguments: [])])
  }
}

extension Diagnostic {
  /// - Parameter ways: The paths to what is called so further below.
  fileprivate static func unknownAction(
    _ name: Located<String>,
    in domain: DomainEntry,
    isLast: Bool,
    below ways: [String]
  ) -> Diagnostic {
    let names =
      domain.schema.children.map(\.name.value) + domain.schema.requests.map(\.name.value)
      + (isLast ? domain.schema.actions.map(\.name.value) : [])
    let suggestion = ways.count == 1 ? ways[0] : nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no \(isLast ? "action" : "child") \(name.value.quoted)"
        + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  /// A type in place of the action that carries it.
  fileprivate static func typeForAction(_ name: Located<String>, in domain: DomainEntry) -> Diagnostic {
    let type = name.value.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no action \(type); \(type) is a type, and a path leads to an action that"
        + " carries it",
      at: name.location
    )
  }

  /// `rest` is what follows a first component that there is not.
  fileprivate static func actionPathBegins(
    _ first: Located<String>,
    in domain: DomainEntry,
    at rest: PathSchema
  ) -> Diagnostic {
    let name = domain.shownName.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(name) has no child \(first.value.quoted); a path begins with what is in \(name)",
      at: first.location,
      suggestion: rest.text
    )
  }

  fileprivate static func actionHasNoParts(_ action: Located<String>, next: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0611",
      "\(action.value.quoted) is an action, so nothing can follow it: leave out \(".\(next.value)".quoted)",
      at: next.location,
      notes: []
    )
  }

  fileprivate static func pathEndsAtChild(_ child: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let example =
      domain.schema.actions.first.map { ", for example \((child.value + "." + $0.name.value).quoted)" } ?? ""
    return Diagnostic(
      .error,
      "SK0612",
      "\(child.value.quoted) is a child, and an action is needed here: go on to one of its actions\(example)",
      at: child.location
    )
  }

  fileprivate static func pathEndsAtRequest(_ name: Located<String>, _ request: RequestSchema) -> Diagnostic {
    let phases = request.phases.map { name.value + "." + $0.name.value }
    return Diagnostic(
      .error,
      "SK0666",
      "\(name.value.quoted) is a request, and the path must lead to an action: go on to one of its phases, "
        + phases.listed("or"),
      at: name.location
    )
  }

  fileprivate static func unknownPhase(_ phase: Located<String>, of request: RequestSchema) -> Diagnostic {
    let names = request.phases.map(\.name.value)
    let suggestion = nearMiss(of: phase.value, in: names)
    return Diagnostic(
      .error,
      "SK0667",
      "the request \(request.name.value.quoted) has no phase \(phase.value.quoted)"
        + known(names, unless: suggestion),
      at: phase.location,
      suggestion: suggestion
    )
  }

  fileprivate static func notForParents(
    _ action: ActionSchema,
    _ visibility: Located<ActionVisibility>,
    of domain: DomainEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let owner = domain.shownName.quoted
    let users = visibility.value == .view ? "\(owner) and its views" : owner
    let delegates = domain.schema.actions.filter { $0.visibility?.value == .delegate }.map(\.name.value)
    let remedy =
      delegates.isEmpty
      ? "give \(owner) an action with \"visibility\": \"delegate\", to which a domain above may listen"
      : "a domain above may name \(delegates.listed("or"))"
    return Diagnostic(
      .error,
      "SK0614",
      "\(action.name.value.quoted) is for \(users) alone: \(remedy)",
      at: location,
      notes: [Note(message: "its visibility is declared here", location: visibility.location)]
    )
  }
}
