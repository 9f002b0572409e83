extension ModelBuilder {
  func request(_ request: ResolvedRequest, of domain: ResolvedDomain) -> RequestModel {
    let schema = request.schema
    return RequestModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      enumName: Identifier(validated: schema.enumName),
      documentation: schema.documentation,
      phases: request.phaseActions.map { action in
        let phase = action.schema
        return ActionModel(
          name: Identifier(validated: phase.name.value),
          location: phase.name.location,
          documentation: phase.documentation,
          deprecated: nil,
          payload: payload(of: phase),
          reduction: reduction(of: action),
          dismisses: phase.dismissal != nil
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
        until: ends(request.until, at: schema.name.location, schema.id, schema.idValue)
      )
    }
  }

  /// The property that `into` declares.
  func loadableProperty(of schema: RequestSchema) -> PropertyModel? {
    schema.property.map { property in
      let parts = Resolved(schema.output).known.map(\.type) + [schema.failure, schema.idValue?.type]
      return PropertyModel(
        name: Identifier(validated: property.name.value),
        location: property.name.location,
        type: TypeReference(
          type: Resolved(property.type).known.value,
          location: parts.compactMap(\.self).first { !index.knows($0.value) }?.location
        ),
        defaultValue: schema.id == nil ? ".idle" : "[:]",
        defaultLocation: nil,
        isSensitive: property.isSensitive,
        documentation: schema.documentation
      )
    }
  }
}
