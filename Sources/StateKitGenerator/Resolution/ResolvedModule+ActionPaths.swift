extension ResolvedModule {
  /// The action at the end of a path from a domain.
  /// - Parameter isDispatched: Whether the domain sends the action; false if it only listens.
  func action(
    at path: PathSchema,
    in start: ResolvedDomain,
    isDispatched: Bool = false
  ) -> Resolved<ResolvedActionPath> {
    resolve(path) { path throws(Mistake) in try action(along: path, in: start, isDispatched: isDispatched) }
  }

  /// Follows a path through children to an action that `start` may name.
  func action(
    along path: PathSchema,
    in start: ResolvedDomain,
    isDispatched: Bool = false
  ) throws(Mistake) -> Resolved<ResolvedActionPath> {
    var domain = start
    var children: [ResolvedChild] = []
    for (position, component) in path.components.enumerated() {
      let isLast = position == path.components.count - 1
      try start.entry.check(
        sees: domain.entry.module,
        for: "the action \(component.value.quoted)",
        at: component.location
      )
      if isLast, let action = children.last?.popFrom, component.value == action.name.value {
        return .value(ResolvedActionPath(action, of: domain, behind: children))
      }
      if let action = domain.entry.actions[component.value] {
        index.symbols?.record(component, .action(action, of: domain.entry))
        guard isLast else {
          throw Mistake(.actionHasNoParts(component, next: path.components[position + 1]))
        }
        let isAllowed = children.isEmpty || path.isOneOfAll
        if !isAllowed, let visibility = action.visibility, !visibility.value.reachesParents {
          throw Mistake(
            .notForParents(action, visibility, of: domain, isDispatched: isDispatched, at: component.location)
          )
        }
        return .value(ResolvedActionPath(action, of: domain, behind: children))
      }
      if let request = domain.request(component.value) {
        index.symbols?.record(component, .request(request.schema, of: domain.entry))
        let phase = try phase(of: request, component, path.components[(position + 1)...])
        return phase.map {
          let name = path.components[position + 1]
          index.symbols?.record(name, .phase($0, of: request.schema, in: domain.entry))
          return ResolvedActionPath($0, of: domain, behind: children, phaseOf: request)
        }
      }
      if component.value == BindingSchema.name, let binding = domain.entry.schema.binds {
        let property = try property(of: binding, component, path.components[(position + 1)...], in: domain)
        return property.map { ResolvedActionPath($0, of: domain, behind: children, isBound: true) }
      }
      guard let child = domain.child(component.value) else {
        if domain.entry.schema.isPartial { return .reported }
        if component.value == PathSchema.allActions { throw Mistake(.noActions(component, in: domain)) }
        if let property = domain.unboundProperty(at: position, of: path) {
          throw Mistake(.notBound(property, nil, of: domain.entry))
        }
        throw mistake(at: position, of: path, in: domain, start)
      }
      guard case .value(let child) = child else { return .reported }
      index.symbols?.record(component, child)
      if isLast { throw Mistake(.pathEndsAtChild(component, of: child.domain)) }
      children.append(child)
      domain = child.domain
    }
    return .reported
  }

  /// The mistake in a component that the domain does not have.
  private func mistake(
    at position: Int,
    of path: PathSchema,
    in domain: ResolvedDomain,
    _ start: ResolvedDomain
  ) -> Mistake {
    let component = path.components[position]
    if position == 0, let rest = rest(of: path, in: start) {
      return Mistake(.actionPathBegins(component, in: start, at: rest))
    }
    let isLast = position == path.components.count - 1
    let isType = BuiltInType.named(component.value) != nil || index.type(.simple(component.value)) != nil
    if isLast, isType { return Mistake(.typeForAction(component, in: domain)) }
    let paths = paths(to: component.value, below: domain)
    return Mistake(.unknownAction(component, in: domain, isLast: isLast, below: paths))
  }

  /// The path without its first component, if that component is not a child and the rest leads to an action:
  /// `App.users.opened` in `App`.
  private func rest(of path: PathSchema, in start: ResolvedDomain) -> PathSchema? {
    guard let rest = path.rest, !start.hasChild(near: path.components[0].value) else { return nil }
    return (try? action(along: rest, in: start))?.value == nil ? nil : rest
  }

  /// The paths to a name in the domains below, nearest first. A thousand domains are enough for a suggestion.
  private func paths(to name: String, below start: ResolvedDomain) -> [String] {
    var places = [(path: "", domain: start)]
    var next = 0
    while next < min(places.count, 1_000) {
      let (path, domain) = places[next]
      next += 1
      for child in domain.children { places.append((path + child.name + ".", child.domain)) }
    }
    return places.dropFirst().prefix(next)
      .filter { $1.entry.actions[name] != nil || $1.entry.requests[name] != nil || $1.child(name) != nil }
      .map { $0.path + name }
  }

  /// The phase of a request at the end of a path.
  private func phase(
    of request: ResolvedRequest,
    _ name: Located<String>,
    _ rest: ArraySlice<Located<String>>
  ) throws(Mistake) -> Resolved<ActionSchema> {
    guard let phase = rest.first else { throw Mistake(.pathEndsAtRequest(name, request)) }
    if let next = rest.dropFirst().first { throw Mistake(.actionHasNoParts(phase, next: next)) }
    guard let found = request.phases.first(where: { $0.name.value == phase.value }) else {
      if request.schema.isPartial { return .reported }
      throw Mistake(.unknownPhase(phase, of: request))
    }
    return .value(found)
  }

  /// The action that sets a bound property, at the end of a path.
  private func property(
    of binding: BindingSchema,
    _ name: Located<String>,
    _ rest: ArraySlice<Located<String>>,
    in domain: ResolvedDomain
  ) throws(Mistake) -> Resolved<ActionSchema> {
    guard let property = rest.first else { throw Mistake(.pathEndsAtBinding(name, binding)) }
    if let next = rest.dropFirst().first { throw Mistake(.actionHasNoParts(property, next: next)) }
    guard let found = binding.actions.first(where: { $0.name.value == property.value }) else {
      if domain.entry.schema.isPartial || binding.isPartial { return .reported }
      throw Mistake(.notBound(property, binding, of: domain.entry))
    }
    if let bound = domain.entry.properties?[property.value] {
      index.symbols?.record(property, .property(bound, of: domain.shownName))
    }
    return .value(found)
  }
}

extension PathSchema {
  /// All components but the first; nil if there is only one.
  var rest: PathSchema? {
    components.count == 1 ? nil : PathSchema(components: Array(components.dropFirst()))
  }
}

extension ResolvedDomain {
  /// Whether a name differs from that of a child by at most one letter.
  func hasChild(near name: String) -> Bool {
    nearMiss(of: name, in: entry.schema.children.map(\.name.value), within: 1) != nil
  }
}

extension ResolvedDomain {
  /// The property that a path names after 'binding', although the domain does not bind properties.
  fileprivate func unboundProperty(at position: Int, of path: PathSchema) -> Located<String>? {
    let names = path.components[position...]
    guard names.first?.value == BindingSchema.name, names.count == 2, let name = names.last else {
      return nil
    }
    let isProperty = entry.schema.declaredProperties?.contains { $0.name.value == name.value } ?? false
    return isProperty ? name : nil
  }
}

extension Diagnostic {
  /// - Parameter paths: The paths to actions of that name in domains further below.
  fileprivate static func unknownAction(
    _ name: Located<String>,
    in domain: ResolvedDomain,
    isLast: Bool,
    below paths: [String]
  ) -> Diagnostic {
    let names =
      domain.entry.schema.children.map(\.name.value) + domain.entry.schema.requests.map(\.name.value)
      + (domain.entry.schema.binds == nil ? [] : [BindingSchema.name])
      + (isLast ? domain.entry.schema.actions.map(\.name.value) : [])
    return .unknown(
      "SK0610",
      "the domain \(domain.shownName.quoted) has no \(isLast ? "action" : "child") \(name.value.quoted)",
      at: name,
      among: names,
      meaning: paths.count == 1 ? paths[0] : nil
    )
  }

  /// The message for `*` in a domain without actions.
  fileprivate static func noActions(_ sign: Located<String>, in domain: ResolvedDomain) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no actions of its own, which '*' would stand for",
      at: sign.location
    )
  }

  /// The message for a type in the position of an action that carries it.
  fileprivate static func typeForAction(_ name: Located<String>, in domain: ResolvedDomain) -> Diagnostic {
    let type = name.value.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no action \(type); \(type) is a type, and a path leads to an action that"
        + " carries it",
      at: name.location
    )
  }

  /// `rest` is the path after a first component that does not exist.
  fileprivate static func actionPathBegins(
    _ first: Located<String>,
    in domain: ResolvedDomain,
    at rest: PathSchema
  ) -> Diagnostic {
    let name = domain.shownName.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(name) has no child \(first.value.quoted); a path begins with a name that \(name) declares",
      at: first.location,
      suggestion: rest.text
    )
  }

  fileprivate static func actionHasNoParts(_ action: Located<String>, next: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0611",
      "\(action.value.quoted) is an action and has no parts: leave out \(".\(next.value)".quoted)",
      at: next.location,
      notes: []
    )
  }

  fileprivate static func pathEndsAtChild(_ child: Located<String>, of domain: ResolvedDomain) -> Diagnostic {
    let example =
      domain.entry.schema.actions.first.map { ", for example \((child.value + "." + $0.name.value).quoted)" }
      ?? ""
    return Diagnostic(
      .error,
      "SK0612",
      "\(child.value.quoted) is a child, and an action is needed here: go on to one of its actions\(example)",
      at: child.location
    )
  }

  fileprivate static func pathEndsAtRequest(_ name: Located<String>, _ request: ResolvedRequest) -> Diagnostic
  {
    let phases = request.phases.map { name.value + "." + $0.name.value }
    return Diagnostic(
      .error,
      "SK0666",
      "\(name.value.quoted) is a request, and the path must lead to an action: go on to one of its phases, "
        + phases.listed("or"),
      at: name.location
    )
  }

  fileprivate static func unknownPhase(_ phase: Located<String>, of request: ResolvedRequest) -> Diagnostic {
    let names = request.phases.map(\.name.value)
    return .unknown(
      "SK0667",
      "the request \(request.schema.name.value.quoted) has no phase \(phase.value.quoted)",
      at: phase,
      among: names
    )
  }

  fileprivate static func pathEndsAtBinding(_ name: Located<String>, _ binding: BindingSchema) -> Diagnostic {
    let paths = binding.actions.map { name.value + "." + $0.name.value }
    return Diagnostic(
      .error,
      "SK0655",
      "\(name.value.quoted) has an action for each bound property, and the path must lead to one of them"
        + (paths.isEmpty ? "" : ": " + paths.listed("or")),
      at: name.location
    )
  }

  fileprivate static func notBound(
    _ property: Located<String>,
    _ binding: BindingSchema?,
    of domain: DomainEntry
  ) -> Diagnostic {
    let names = (binding?.actions ?? []).map(\.name.value)
    let isProperty = domain.schema.declaredProperties?.contains { $0.name.value == property.value } ?? false
    let suggestion = isProperty ? nil : nearMiss(of: property.value, in: names)
    return Diagnostic(
      .error,
      "SK0656",
      "\(property.value.quoted) is not bound by \(domain.shownName.quoted)"
        + (isProperty ? ": add it to 'binds'" : known(names, unless: suggestion)),
      at: property.location,
      notes: (isProperty ? binding?.location : nil).map { [Note(message: "'binds' is here", location: $0)] }
        ?? [],
      suggestion: suggestion
    )
  }

  fileprivate static func notForParents(
    _ action: ActionSchema,
    _ visibility: Located<ActionVisibility>,
    of domain: ResolvedDomain,
    isDispatched: Bool,
    at location: SourceLocation
  ) -> Diagnostic {
    let owner = domain.shownName.quoted
    let users = visibility.value == .view ? "\(owner) and its views" : owner
    let delegates = domain.entry.schema.actions.filter { $0.visibility?.value == .delegate }.map(\.name.value)
    let remedy =
      isDispatched
      ? "a domain above may dispatch it where it has no 'visibility'"
      : delegates.isEmpty
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
