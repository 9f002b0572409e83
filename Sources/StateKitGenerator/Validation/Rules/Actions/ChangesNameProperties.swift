/// `set`, `toggle` and `add` name properties of the domain's own state, each once.
struct ChangesNameProperties: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for action in index.changing(domain) where !action.change.isEmpty {
        if let type = domain.schema.stateWrittenByHand {
          diagnostics.report(.changesStateWrittenByHand(action, type))
          continue
        }
        for assignment in action.set { check(assignment, in: domain, diagnostics) }
        for property in action.toggle { check(property, in: domain, diagnostics) }
        for assignment in action.add { check(assignment.property, in: domain, diagnostics) }
        checkTwice(action, diagnostics)
      }
    }
  }

  private func check(
    _ assignment: AssignmentSchema,
    in domain: DomainEntry,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let child = domain.optionalChild(assignment.property) else {
      return check(assignment.property, in: domain, diagnostics)
    }
    if case .json(let node) = assignment.value, case .null = node.value { return }
    diagnostics.report(.setsOptionalChild(assignment.property, child))
  }

  private func check(_ property: Located<String>, in domain: DomainEntry, _ diagnostics: DiagnosticCollector)
  {
    guard let properties = domain.properties, properties[property.value] == nil else { return }
    if let child = domain.children[property.value] {
      // Of what kind it is was to be said first.
      if child.kind != nil { diagnostics.report(.changesChild(property, child)) }
    } else if !domain.schema.isPartial {
      diagnostics.report(domain.problem(ofChanging: property, properties))
    }
  }

  private func checkTwice(_ action: ActionSchema, _ diagnostics: DiagnosticCollector) {
    let changed = action.changes
    guard changed.count > 1 else { return }
    var first: [String: SourceLocation] = [:]
    for change in changed {
      if let location = first[change.value] {
        diagnostics.report(.changedTwice(change, first: location))
      } else {
        first[change.value] = change.location
      }
    }
  }
}

extension DomainEntry {
  /// What is wrong with a change of what is no property.
  fileprivate func problem(ofChanging name: Located<String>, _ properties: [String: PropertySchema])
    -> Diagnostic
  {
    let parts = name.value.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return .changesUnknownProperty(name, of: self) }
    if let child = children[parts[0]] { return .changesPartOfChild(name, child) }
    return properties[parts[0]] == nil
      ? .changesUnknownProperty(name, of: self) : .changesPart(name, of: self)
  }

  /// The child that `set` may remove by `null`.
  func optionalChild(_ name: Located<String>) -> ChildSchema? {
    guard let child = children[name.value], child.kind == .optional else { return nil }
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

  /// `user.name` for a property `user`.
  fileprivate static func changesPart(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted); 'set', 'toggle' and 'add' change whole"
        + " properties: leave that of a part to a handler",
      at: property.location
    )
  }

  /// `feed.count` for a child `feed`.
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

  fileprivate static func setsOptionalChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0528",
      "\(property.value.quoted) is a child, which can be set to null alone: leave any other change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func changesStateWrittenByHand(
    _ action: ActionSchema,
    _ type: Located<SwiftType>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0522",
      "the state is written by hand, so the schema knows no property to change: leave the change of"
        + " \(action.name.value.quoted) to a handler",
      at: action.changes[0].location,
      notes: [Note(message: "the state is \(type.value.quoted)", location: type.location)]
    )
  }

  fileprivate static func changedTwice(_ property: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0523",
      "one action changes \(property.value.quoted) twice: leave one change out",
      at: property.location,
      notes: [Note(message: "the first change is here", location: first)]
    )
  }
}
