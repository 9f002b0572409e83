/// Resolves the changes of one action, which name parts of the domain's state.
struct ChangeResolver {
  let module: ResolvedModule
  let action: ActionSchema
  let owner: ResolvedDomain
  let payload: PayloadIndex?

  init(_ action: ActionSchema, _ domain: ResolvedDomain, _ module: ResolvedModule) {
    self.action = action
    self.owner = domain
    self.module = module
    self.payload = action.payload.map(PayloadIndex.init)
  }

  private var domain: DomainEntry { owner.entry }

  /// The values that can name elements.
  var names: ElementNames { ElementNames(action: action, payload: payload) }

  /// The place of the values of all changes except `add`.
  var place: ValuePlace { .change(payload, owner) }

  func changes() -> [ResolvedChange] {
    if domain.properties == nil, let type = domain.schema.stateWrittenByHand {
      module.diagnostics.report(.changesStateWrittenByHand(action, type))
      return []
    }
    return action.change.entries.compactMap(change)
  }

  /// Nil for a change that was reported.
  private func change(_ entry: ChangeEntrySchema) -> ResolvedChange? {
    guard let target = target(of: entry) else { return nil }
    switch entry.word {
    case .set: return set(target, by: entry)
    case .toggle: return toggle(target)
    case .add: return add(target, by: entry)
    case .append, .insert, .remove, .push, .pop: return change(target, by: entry)
    }
  }

  private func set(_ target: ResolvedTarget, by entry: ChangeEntrySchema) -> ResolvedChange? {
    guard let value = entry.value else { return nil }
    if entry.isNull, target.child?.kind == .optional {
      return ResolvedChange(word: .set, target: target, value: nil)
    }
    let wanted = WantedValue(type: target.type, name: target.name, child: target.child)
    return self.value(value, as: wanted).map { value in
      // A new stack would give ids that were given before.
      let isStack = if case .elements = value { target.child?.kind == .stack } else { false }
      return ResolvedChange(word: .set, target: target, container: isStack ? .stack : nil, value: value)
    }
  }

  private func toggle(_ target: ResolvedTarget) -> ResolvedChange? {
    if let child = target.child {
      module.diagnostics.report(.changesChild(target.name, child.schema))
      return nil
    }
    guard module.index.fit(target.type, .simple("Bool")) != .no else {
      module.diagnostics.report(.toggleNeedsBool(target))
      return nil
    }
    return ResolvedChange(word: .toggle, target: target)
  }

  private func add(_ target: ResolvedTarget, by entry: ChangeEntrySchema) -> ResolvedChange? {
    if let child = target.child {
      module.diagnostics.report(.changesChild(target.name, child.schema))
      return nil
    }
    guard target.type.builtIn?.literal?.isNumber == true else {
      module.diagnostics.report(.addNeedsNumber(target, isKnown: module.index.knows(target.type)))
      return nil
    }
    let wanted = WantedValue(type: target.type, name: target.name)
    return entry.value.flatMap { self.value($0, as: wanted, at: .addition(payload)) }
      .map { ResolvedChange(word: .add, target: target, value: $0) }
  }

  // MARK: - Targets

  private func target(of entry: ChangeEntrySchema) -> ResolvedTarget? {
    let path = entry.target
    let first = path.components[0]
    guard let properties = domain.properties else { return nil }
    if let found = properties[first.value], path.isOneName {
      return property(found, at: first)
    }
    guard properties[first.value] != nil || domain.children[first.value] != nil else {
      if !domain.schema.isPartial { module.diagnostics.report(.changesUnknown(first, of: domain)) }
      return nil
    }
    guard !domain.schema.isPartial || path.isOneName,
      case .value(let found) = module.property(at: path, in: owner, naming: names)
    else { return nil }
    if let problem = problem(of: found, at: path) {
      module.diagnostics.report(problem)
      return nil
    }
    return found.type.map { ResolvedTarget(name: path.name, path: found, type: $0) }
  }

  /// A property of the domain itself.
  private func property(_ found: PropertySchema, at name: Located<String>) -> ResolvedTarget? {
    module.index.symbols?.record(name, .property(found, of: domain.shownName))
    guard let type = found.type?.value else { return nil }
    let step = ResolvedPropertyPath.Step(name: name.value, goal: .property(found))
    return ResolvedTarget(name: name, path: ResolvedPropertyPath(steps: [step], type: type), type: type)
  }

  /// The mistake in a path that leads to something that no change can reach.
  private func problem(of found: ResolvedPropertyPath, at path: PathSchema) -> Diagnostic? {
    if let unknown = found.unknown { return .changesUnknownPart(unknown, of: path) }
    for (step, name) in zip(found.steps, path.components) {
      if case .computed = step.goal { return .changesComputed(name, of: path) }
    }
    guard case .id? = found.steps.last?.element?.kind else { return nil }
    return .changesElement(path)
  }
}

extension DomainEntry {
  /// The child, if `set` can remove it or make it anew: one that may be absent, or one of several domains.
  func settableChild(_ name: Located<String>) -> ChildSchema? {
    guard let child = children[name.value], child.kind == .optional || child.oneOf != nil else { return nil }
    return properties?[name.value] == nil ? child : nil
  }
}

extension PathSchema {
  /// Whether the path is the name of a property or a child of the domain itself.
  var isOneName: Bool { components.count == 1 && elements.isEmpty }
}

extension Diagnostic {
  fileprivate static func changesUnknown(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let names = domain.schema.declaredProperties?.map(\.name.value) ?? []
    return .unknown(
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted)",
      at: property,
      among: names
    )
  }

  fileprivate static func changesChild(_ name: Located<String>, _ child: ChildSchema) -> Diagnostic {
    let remedy =
      switch child.kind {
      case .each: "add and remove elements by 'append', 'insert' and 'remove'"
      case .stack: "add and remove elements by 'push' and 'pop'"
      case .one, .optional, nil: "go on to a property of its state, '\(name.value.shown).…'"
      }
    return Diagnostic(
      .error,
      "SK0521",
      "\(name.value.quoted) is a child, and neither a number nor true or false: \(remedy)",
      at: name.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func changesUnknownPart(_ name: Located<String>, of path: PathSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0541",
      "the schema does not know whether there is a property \(name.value.quoted) to change in \(path.text.quoted): declare the"
        + " type in 'types', or leave the change to a handler",
      at: name.location
    )
  }

  fileprivate static func changesComputed(_ name: Located<String>, of path: PathSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0541",
      "\(name.value.quoted) in \(path.text.quoted) is only read: a change names stored properties, as they are declared in"
        + " states and structs",
      at: name.location
    )
  }

  fileprivate static func changesElement(_ path: PathSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0541",
      "\(path.text.quoted) is a whole element: go on to one of its properties, '\(path.text.shown).…'; 'remove' removes the"
        + " element, and 'append' with its id replaces it",
      at: path.components[0].location
    )
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

  fileprivate static func toggleNeedsBool(_ target: ResolvedTarget) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0524",
      "only a 'Bool' can be toggled, and \(target.name.value.quoted) is \(target.type.quoted): use 'set'",
      at: target.name.location
    )
  }

  fileprivate static func addNeedsNumber(_ target: ResolvedTarget, isKnown: Bool) -> Diagnostic {
    let reason = isKnown ? "which is not a number" : "which the schema does not know as a number"
    return Diagnostic(
      .error,
      "SK0525",
      "\(target.name.value.quoted) is \(target.type.quoted), \(reason): leave the change to a handler",
      at: target.name.location
    )
  }
}
