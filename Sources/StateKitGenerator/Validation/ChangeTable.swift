/// The effects of actions on the children of domains, together with the reactions of the domains above.
struct ChangeTable {
  /// The changes that one domain makes on an action.
  enum Change {
    /// Code of the user, which may change anything.
    case handler
    /// The children that `set` removes, and the properties and children to which it gives values.
    case set(removed: [Located<String>], made: [String])
  }

  private let reactions: [ResolvedDomain: [[String]: ActionSchema]]
  /// Whether any action or reaction removes a child.
  let takesAnythingAway: Bool

  init(_ module: ResolvedModule) {
    let domains = module.allDomains
    var reactions: [ResolvedDomain: [[String]: ActionSchema]] = [:]
    for domain in domains {
      for reaction in domain.entry.schema.reactions {
        reactions[domain, default: [:]][reaction.path.names] = reaction.change
      }
    }
    self.reactions = reactions
    self.takesAnythingAway = domains.contains { domain in
      // This visits all domains of all used modules, so it makes no arrays.
      let schema = domain.entry.schema
      return schema.actions.contains { $0.takesAnythingAway(in: domain) }
        || schema.requests.contains { $0.phases.contains { $0.takesAnythingAway(in: domain) } }
        || schema.reactions.contains { $0.change.takesAnythingAway(in: domain) }
    }
  }

  /// The change that the domain after `steps` steps makes on its own action or on an action below it.
  func change(on action: PlacedAction, after steps: Int) -> Change {
    let domain = action.domains[steps]
    let change: ActionSchema
    if steps < action.steps.count || action.isBound {
      guard let reaction = reactions[domain]?[Array(action.names[steps...])] else {
        return .set(removed: [], made: [])
      }
      change = reaction
    } else {
      change = action.action
    }
    if change.hasHandler { return .handler }
    return .set(removed: change.removals(in: domain), made: change.made)
  }

  /// Whether the domain after `steps` steps removes the next domain on the path at the end of its reaction, because the
  /// action dismisses that domain. This is not certain if a handler may set another child in its place.
  func removesDismissed(on action: PlacedAction, after steps: Int) -> Bool {
    guard action.holder == steps else { return false }
    let reaction = reactions[action.domains[steps]]?[Array(action.names[steps...])]
    return reaction.map { !$0.mayReplace(action.names[steps]) } ?? true
  }

  /// Whether a handler of a domain above may change the contents of a domain, on an action with these names in that
  /// domain.
  func isHandled(above domain: ResolvedDomain, _ names: [String], _ action: ActionSchema) -> Bool {
    var places = [(domain: domain, names: names)]
    var next = 0
    while next < places.count {
      let (domain, names) = places[next]
      next += 1
      // Other modules are not known here, and a thousand places are more than real schemas have.
      if mayBeNamedElsewhere(action, domain) || places.count > 1_000 { return true }
      for place in domain.parents {
        let parent = place.parent
        let path = [place.name] + names
        if reactions[parent]?[path]?.hasHandler == true { return true }
        places.append((parent, path))
      }
    }
    return false
  }

  private func mayBeNamedElsewhere(_ action: ActionSchema, _ domain: ResolvedDomain) -> Bool {
    domain.entry.access != .internal && action.visibility?.value.reachesParents ?? true
  }

  /// One of the removals of a domain on an action below it, if the action removes the domain at each of its places; nil
  /// if the domain may stay.
  func removal(
    of domain: ResolvedDomain,
    on names: [String],
    _ action: ResolvedActionPath
  ) -> (by: ResolvedDomain, child: Located<String>)? {
    let dismissal = action.children.isEmpty ? action.action.dismissal : nil
    return removal(of: domain, on: names, action.action, dismissal: dismissal)
  }

  /// - Parameter dismissal: The place of `dismisses`, if the action dismisses the domain.
  private func removal(
    of domain: ResolvedDomain,
    on names: [String],
    _ action: ActionSchema,
    dismissal: SourceLocation?
  ) -> (by: ResolvedDomain, child: Located<String>)? {
    guard !mayBeNamedElsewhere(action, domain) else { return nil }
    var found: (by: ResolvedDomain, child: Located<String>)?
    for place in domain.parents {
      let parent = place.parent
      let path = [place.name] + names
      let reaction = reactions[parent]?[path]
      let removals = reaction?.removals(in: parent) ?? []
      let isOneOf = parent.entry.schema.isOneOf
      let isDismissed = !isOneOf && place.kind != .one && reaction?.mayReplace(place.name) != true
      let dismissed = isDismissed ? dismissal.map { Located(place.name, at: $0) } : nil
      let own = removals.first { $0.value == place.name } ?? dismissed
      if own != nil, isHandled(above: parent, path, action) { return nil }
      // The one-of is removed, not the case inside of it.
      let outer = isOneOf ? dismissal : nil
      guard
        let removal = own.map({ (parent, $0) }) ?? removal(of: parent, on: path, action, dismissal: outer)
      else { return nil }
      if found == nil { found = removal }
    }
    return found
  }
}

extension ActionSchema {
  /// The optional children of the action's domain that the action removes. A change that reads the state, or leads further
  /// down, may change nothing.
  fileprivate func removals(in domain: ResolvedDomain) -> [Located<String>] {
    let removed = change[.set].filter { entry in
      entry.isNull && entry.target.isOneName
        && domain.entry.settableChild(entry.target.components[0])?.kind == .optional
    }
    if removed.isEmpty || change.entries.contains(where: { $0.mayBeLeftOut(in: domain.entry) }) { return [] }
    return removed.map(\.target.components[0])
  }

  /// The properties and children to which, or to parts of which, `set` gives values.
  fileprivate var made: [String] {
    change[.set].filter { !$0.isNull || !$0.target.isOneName }.map(\.target.components[0].value)
  }

  fileprivate func takesAnythingAway(in domain: ResolvedDomain) -> Bool {
    dismissal != nil || change.entries.contains(where: \.isNull) && !removals(in: domain).isEmpty
  }

  /// Whether the reaction may set another child in place of a dismissed one.
  fileprivate func mayReplace(_ child: String) -> Bool {
    hasHandler || made.contains(child)
  }
}

extension ChangeEntrySchema {
  /// Whether the change does not happen where something that it names is absent.
  fileprivate func mayBeLeftOut(in domain: DomainEntry) -> Bool {
    if !target.isOneName { return true }
    switch value {
    case .property(let path): return domain.mayLack(path.text)
    case .json(let node): return node.texts.contains { $0.hasPrefix("@") && domain.mayLack($0.dropFirst()) }
    case .payload, nil: return false
    }
  }
}

extension DomainEntry {
  /// Whether what a path leads to may be nil or absent.
  fileprivate func mayLack(_ path: some StringProtocol) -> Bool {
    properties?[String(path)]?.type.map { $0.value.isOptional } ?? true
  }
}

extension JSONNode {
  /// The texts in the value.
  fileprivate var texts: [String] {
    switch value {
    case .object(let members): members.flatMap(\.value.texts)
    case .array(let elements): elements.flatMap(\.texts)
    case .string(let string): [string.text]
    case .null, .bool, .number: []
    }
  }
}
