/// A domain's state, unless it is written by hand.
struct StateTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard let properties = domain.model.state.properties else { return [] }
    if let oneOf = domain.model.state.oneOf {
      return OneOfTranslator(domain: domain, oneOf: oneOf).declarations
    }
    return [
      StructTranslator(
        name: Identifier(validated: GeneratedNames(domain: domain.model.name).state),
        location: domain.model.location,
        documentation: domain.model.documentation,
        access: domain.access,
        conformances: domain.model.state.conformances.map(\.code),
        properties: properties
      ).declaration
    ]
  }
}
