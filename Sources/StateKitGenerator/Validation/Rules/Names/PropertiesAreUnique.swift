/// A property and a child of one domain have different names: both are properties of the state.
struct PropertiesAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for domain in index.domains {
      let properties = domain.schema.declaredProperties ?? []
      var scope = NameScope(diagnostics, expecting: properties.count + domain.schema.children.count)
      for property in properties {
        scope.declare(
          property.name.value,
          "the property \(property.name.value.quoted)",
          property.name.location
        )
      }
      for request in domain.schema.requests {
        guard let into = request.into else { continue }
        if let property = domain.schema.declaredProperties?.first(where: { $0.name.value == into.value }) {
          diagnostics.report(
            domain.hasGeneratedState
              ? .intoIsDeclared(into, by: property.name) : problem(of: request, listedAs: property, index)
          )
          continue
        }
        let what = "the property \(into.value.quoted) of the request \(request.name.value.quoted)"
        scope.declare(into.value, what, into.location)
      }
      for child in domain.schema.children {
        scope.declare(child.name.value, "the child \(child.name.value.quoted)", child.name.location)
      }
    }
  }

  /// A property that is written by hand may be listed with the type that 'into' needs.
  private func problem(
    of request: RequestSchema,
    listedAs property: PropertySchema,
    _ index: SchemaIndex
  ) -> Diagnostic? {
    guard let type = property.type, let needed = request.property, let loadable = needed.type,
      index.fit(type.value, loadable.value) == .no
    else { return nil }
    return .intoIsListed(needed.name, as: type, insteadOf: loadable.value)
  }
}

extension Diagnostic {
  fileprivate static func intoIsDeclared(_ into: Located<String>, by property: Located<String>) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0405",
      "'into' declares the property \(into.value.quoted) itself, and the state has one: take it out of 'state', or give"
        + " 'into' another name",
      at: into.location,
      notes: [Note(message: "the property \(property.value.quoted) is here", location: property.location)]
    )
  }

  fileprivate static func intoIsListed(
    _ into: Located<String>,
    as type: Located<SwiftType>,
    insteadOf loadable: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0405",
      "'into' keeps \(loadable.quoted) in \(into.value.quoted), which is listed as \(type.value.quoted): list it with that"
        + " type, or not at all",
      at: into.location,
      notes: [Note(message: "the type is here", location: type.location)]
    )
  }
}
