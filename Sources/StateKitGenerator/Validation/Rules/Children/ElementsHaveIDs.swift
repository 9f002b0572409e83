/// The states in a list have a property `id`, by which they are found.
///
/// That it is `Hashable` and `Sendable` is asked of each `id`, as a state that has one is `Identifiable`.
struct ElementsHaveIDs: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for child in index.domains.flatMap(\.schema.children) where child.kind == .each {
      guard let domain = index.domain(of: child), let location = child.domain?.location else { continue }
      // Of a state written by hand Swift judges.
      guard let properties = domain.properties, properties["id"] == nil else { continue }
      diagnostics.report(.elementsWithoutID(child, of: domain, at: location))
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
        + " none: give it a property 'id', for example \"id\": \"Int\"",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }
}
