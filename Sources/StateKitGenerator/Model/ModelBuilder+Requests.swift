extension ModelBuilder {
  func request(_ schema: RequestSchema, of domain: DomainEntry) -> RequestModel {
    RequestModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      enumName: Identifier(validated: schema.enumName),
      documentation: schema.documentation,
      phases: schema.phases.map { phase in
        ActionModel(
          name: Identifier(validated: phase.name.value),
          location: phase.name.location,
          documentation: phase.documentation,
          deprecated: nil,
          payload: payload(of: phase),
          reduction: .none
        )
      },
      storage: storage(of: schema, domain),
      earlierNames: schema.was.identifiers
    )
  }

  private func storage(of schema: RequestSchema, _ domain: DomainEntry) -> LoadableModel? {
    guard let property = loadableProperty(of: schema) else { return nil }
    return LoadableModel(
      property: property,
      idPosition: schema.id.flatMap { id in schema.input.flatMap { PayloadIndex($0)[id.value]?.index } },
      until: end(at: schema.until, of: domain, at: schema.name.location, schema.id, schema.idValue)
    )
  }

  /// The property that `into` declares.
  func loadableProperty(of schema: RequestSchema) -> PropertyModel? {
    guard let property = schema.property, let type = property.type else { return nil }
    let written = ((schema.output ?? []).map(\.type) + [schema.failure, schema.idValue?.type]).compactMap {
      $0
    }
    return PropertyModel(
      name: Identifier(validated: property.name.value),
      location: property.name.location,
      type: TypeReference(
        type: type.value,
        location: written.first { !index.knows($0.value) }?.location
      ),
      defaultValue: schema.id == nil ? ".idle" : "[:]",
      defaultLocation: nil,
      documentation: schema.documentation
    )
  }
}

extension SchemaIndex {
  /// The entries of `types` that are named as failures in some declarations.
  func errorTypes(of domains: [DomainEntry], writing types: [Located<SwiftType>]) -> Set<TypeEntry> {
    let ofRequests = domains.flatMap(\.schema.requests).compactMap(\.failure?.value)
    let ofEffects = domains.flatMap { domain in
      domain.schema.effects.compactMap { effect -> SwiftType? in
        guard let path = effect.failure else { return nil }
        return (try? action(at: path, in: domain))?.action.payload?.first?.type?.value
      }
    }
    let ofResults = types.flatMap(\.value.failures)
    return Set((ofRequests + ofEffects + ofResults).compactMap(type))
  }
}
