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
