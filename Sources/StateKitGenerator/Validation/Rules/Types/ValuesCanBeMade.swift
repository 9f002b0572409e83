/// Actions can be sent, elements found and properties read: `Never` has no values, so a step that needs such a value
/// cannot happen.
///
/// Only one of several actions may need such a value, and a request may only fail.
struct ValuesCanBeMade: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for enumCase in module.index.types.flatMap({ $0.schema.cases ?? [] }) {
      guard let type = (enumCase.payload ?? []).compactMap(\.type).first(where: \.value.isNever) else {
        continue
      }
      diagnostics.report(.neverThere(enumCase, at: type.location))
    }
    for domain in module.domains {
      checkActions(of: domain, diagnostics)
      for child in domain.children where child.kind == .each { checkElements(child, diagnostics) }
      let reads =
        domain.bridges.flatMap(\.reads)
        + (domain.effects.map(\.inputs) + domain.requests.map(\.inputs))
        .flatMap { ($0.value ?? []).map { ($0.path, $0.property) } }
      for read in reads where read.property.valueType?.isNever == true {
        diagnostics.report(.neverRead(read.path))
      }
    }
  }

  /// Swift does not compile a switch over an enum whose values cannot be made.
  private func checkActions(of domain: ResolvedDomain, _ diagnostics: DiagnosticCollector) {
    let schema = domain.entry.schema
    if schema.requests.isEmpty, schema.binds == nil, schema.children.isEmpty, !schema.isPartial,
      let type = noValue(of: schema.actions)
    {
      diagnostics.report(.neverSent("no action of \(domain.name.quoted)", at: type.location))
    }
    if !schema.isPartial, let type = noValue(of: schema.boundActions) {
      diagnostics.report(.neverSent("no action of 'binding'", at: type.location))
    }
    for request in domain.requests where !request.schema.isPartial {
      guard let type = noValue(of: request.phases) else { continue }
      let what = "no phase of \(request.schema.name.value.quoted)"
      diagnostics.report(.neverSent(what, at: type.location))
    }
  }

  /// The type that keeps the first action from being sent, if all the actions cannot be sent.
  private func noValue(of actions: [ActionSchema]) -> Located<SwiftType>? {
    let types = actions.map { action in
      (action.payload ?? []).compactMap(\.type).first { $0.value.isNever }
    }
    return types.allSatisfy { $0 != nil } ? types.first ?? nil : nil
  }

  private func checkElements(_ child: ResolvedChild, _ diagnostics: DiagnosticCollector) {
    let domain = child.domain.entry
    guard let location = child.schema.domain?.location, let id = domain.properties?["id"]?.type,
      id.value.isNever
    else { return }
    diagnostics.report(.neverFound(child.schema, of: domain, id: id.location, at: location))
  }
}

extension SwiftType {
  /// Whether the Swift compiler sees that the type has no values.
  var isNever: Bool {
    switch self {
    case .named: builtIn?.name == "Never"
    case .tuple(let elements): elements.contains { $0.type.isNever }
    default: false
    }
  }
}

extension Diagnostic {
  /// `what` is for example `no action of 'Users'`.
  fileprivate static func neverSent(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "\(what) can be sent, as there is no value of 'Never': give one of them another payload",
      at: location
    )
  }

  fileprivate static func neverThere(_ enumCase: EnumCaseSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "the case \(enumCase.name.value.quoted) cannot be made, as there is no value of 'Never': leave it out",
      at: location
    )
  }

  fileprivate static func neverFound(
    _ child: ChildSchema,
    of domain: DomainEntry,
    id: SourceLocation,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "no element of \(child.name.value.quoted) can be found, as the 'id' of \(domain.shownName.quoted) is a 'Never',"
        + " of which there is no value: give it another type",
      at: location,
      notes: [Note(message: "the 'id' is here", location: id)]
    )
  }

  fileprivate static func neverRead(_ path: PathSchema) -> Diagnostic {
    let name = "@" + path.components.map(\.value).joined(separator: ".")
    return Diagnostic(
      .error,
      "SK0532",
      "\(name.quoted) is a 'Never', of which there is no value, so that the bridge would never dispatch:"
        + " read another property",
      at: path.components[0].location
    )
  }
}
