/// What `set` gives a property fits it, `toggle` has a `Bool`, and `add` a number.
struct ChangesFit: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for action in index.changing(domain) { check(action, in: domain, index, diagnostics) }
    }
  }

  private func check(
    _ action: ActionSchema,
    in domain: DomainEntry,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    let payload = action.payload.map(PayloadIndex.init)
    for assignment in action.set {
      guard let type = domain.type(of: assignment.property) else { continue }
      check(assignment, as: type, of: action, payload, index, diagnostics)
    }
    for property in action.toggle {
      guard let type = domain.type(of: property), index.fit(type, .simple("Bool")) == .no else { continue }
      diagnostics.report(.toggleNeedsBool(property, type))
    }
    for assignment in action.add {
      guard let type = domain.type(of: assignment.property) else { continue }
      guard type.builtIn?.literal?.isNumber == true else {
        diagnostics.report(.addNeedsNumber(assignment.property, type, isKnown: index.knows(type)))
        continue
      }
      check(assignment, as: type, of: action, payload, index, diagnostics)
    }
  }

  private func check(
    _ assignment: AssignmentSchema,
    as type: SwiftType,
    of action: ActionSchema,
    _ payload: PayloadIndex?,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    _ = diagnostics.reporting { () throws(Unresolved) in
      switch assignment.value {
      case .json(let node): _ = try index.literal(node, as: type, at: .change(payload))
      case .payload(let label):
        guard let payload else { return }
        _ = try index.payload(label, of: action, payload, as: type)
      case .property: return
      }
    }
  }
}

extension DomainEntry {
  /// The type of an own property; nil where there is none or its type could not be read.
  func type(of property: Located<String>) -> SwiftType? {
    properties?[property.value]?.type?.value
  }
}

extension Diagnostic {
  fileprivate static func toggleNeedsBool(_ property: Located<String>, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0524",
      "only a 'Bool' can be toggled, and \(property.value.quoted) is \(type.quoted): use 'set'",
      at: property.location
    )
  }

  fileprivate static func addNeedsNumber(
    _ property: Located<String>,
    _ type: SwiftType,
    isKnown: Bool
  ) -> Diagnostic {
    let reason = isKnown ? "which is no number" : "which the schema does not know as a number"
    return Diagnostic(
      .error,
      "SK0525",
      "\(property.value.quoted) is \(type.quoted), \(reason): leave the change to a handler",
      at: property.location
    )
  }
}
