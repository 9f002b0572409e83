/// An action changes a part of the state at most once, not a part together with the whole, and not to its own value.
struct ChangesAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains where domain.properties != nil {
      for action in domain.schema.changing { check(action.change.entries, diagnostics) }
    }
  }

  private func check(_ changes: [ChangeEntrySchema], _ diagnostics: DiagnosticCollector) {
    for change in changes where change.word == .set {
      guard case .property(let path)? = change.value, path.steps == change.target.steps else { continue }
      diagnostics.report(.changedToItself(path, change.target.name))
    }
    guard changes.count > 1 else { return }
    for (position, change) in changes.enumerated() {
      let first = changes[..<position].first { $0.target.overlaps(change.target) }
      if let first { diagnostics.report(.changedTwice(change.target.name, first: first.target.name)) }
    }
  }
}

extension PathSchema {
  /// Whether one of the two paths leads to a part of what the other one leads to.
  fileprivate func overlaps(_ other: PathSchema) -> Bool {
    let (own, others) = (steps, other.steps)
    return zip(own, others).allSatisfy(==)
  }

  /// The names, and the labels of elements as steps of their own.
  fileprivate var steps: [String] {
    components.indices.flatMap { position in
      [components[position].value] + (elements[position].map { ["[\($0.value)]"] } ?? [])
    }
  }
}

extension DomainSchema {
  /// All that can change the state.
  fileprivate var changing: [ActionSchema] {
    if reactions.isEmpty, requests.isEmpty { return actions }
    return actions + requests.flatMap(\.phases) + reactions.map(\.change)
  }
}

extension Diagnostic {
  fileprivate static func changedToItself(_ path: PathSchema, _ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0542",
      "\(name.value.quoted) is set to its own value, which changes nothing: leave the change out",
      at: path.components[0].location
    )
  }

  fileprivate static func changedTwice(_ name: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0523",
      name.value == first.value
        ? "one action changes \(name.value.quoted) twice: leave one change out"
        : "one action changes \(first.value.quoted) and \(name.value.quoted), which overlap: leave one change out",
      at: name.location,
      notes: [Note(message: "the first change is here", location: first.location)]
    )
  }
}
