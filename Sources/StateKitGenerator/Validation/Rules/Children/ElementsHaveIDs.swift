/// The states in a list have a property `id` to find them by.
///
/// Another rule requires each `id` to be `Hashable` and `Sendable`, because a state with an `id` is `Identifiable`.
struct ElementsHaveIDs: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for child in module.domains.flatMap(\.children) where child.kind == .each {
      // The Swift compiler checks a state written by hand.
      guard child.domain.entry.hasGeneratedState, child.domain.entry.properties?["id"] == nil,
        let location = child.schema.domain?.location
      else { continue }
      diagnostics.report(.elementsWithoutID(child.schema, of: child.domain.entry, at: location))
    }
  }
}

extension Diagnostic {
  fileprivate static func elementsWithoutID(
    _ child: ChildSchema,
    of domain: DomainEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let name = domain.schema.name
    return Diagnostic(
      .error,
      "SK0605",
      "each of \(child.name.value.quoted) needs an 'id' to be found by, and the state of \(name.value.quoted) has"
        + " no 'id': give it a property, for example \"id\": \"Int\"",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }
}
