extension ModelBuilder {
  func request(_ request: ResolvedRequest, of domain: ResolvedDomain) -> RequestModel {
    let schema = request.schema
    return RequestModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      enumName: Identifier(validated: schema.enumName),
      documentation: schema.documentation,
      phases: request.phases.map { phase in
        ActionModel(
          name: Identifier(validated: phase.name.value),
          location: phase.name.location,
          documentation: phase.documentation,
          deprecated: nil,
          payload: payload(of: phase),
          reduction: .none
        )
      },
      work: work(of: request, in: domain),
      storage: storage(of: request),
      earlierNames: schema.was.identifiers
    )
  }

  private func storage(of request: ResolvedRequest) -> LoadableModel? {
    let schema = request.schema
    return loadableProperty(of: schema).map { property in
      LoadableModel(
        property: property,
        idPosition: position(of: schema.id, in: PayloadIndex(Resolved(schema.input).known)),
        until: end(request.until, at: schema.name.location, schema.id, schema.idValue)
      )
    }
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

extension ResolvedModule {
  /// The entries of `types` that some declarations name as failures.
  func errorTypes(of domains: [ResolvedDomain], writing types: [Located<SwiftType>]) -> Set<TypeEntry> {
    let ofRequests = domains.flatMap(\.entry.schema.requests).compactMap(\.failure?.value)
    let ofEffects = domains.flatMap(\.effects).compactMap { effect in
      effect.failure?.value?.action.payload?.first?.type?.value
    }
    let ofResults = types.flatMap(\.value.failures)
    return Set((ofRequests + ofEffects + ofResults).compactMap(index.type))
  }
}
