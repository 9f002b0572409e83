/// Elements can be found and properties read: `Never` has no values, so a step that needs such a value cannot happen.
struct ValuesCanBeRead: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for domain in module.domains {
      for child in domain.children where child.kind == .each { checkElements(child, diagnostics) }
      let reads =
        (domain.bridges + domain.eventBridges).flatMap(\.reads)
        + (domain.effects.map(\.inputs) + domain.requests.map(\.inputs))
        .flatMap { ($0.value ?? []).map { ($0.path, $0.property) } }
      for read in reads where read.property.valueType?.isNever == true {
        diagnostics.report(.neverRead(read.path))
      }
    }
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

  /// Whether a value holds nothing, perhaps in an optional. Swift warns of a variable whose type is not written.
  var holdsNothing: Bool { withoutOptionals.isNever || withoutOptionals == .tuple([]) }
}

extension Diagnostic {
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
