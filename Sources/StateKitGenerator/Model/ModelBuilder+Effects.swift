extension ModelBuilder {
  func work(of request: ResolvedRequest, in domain: ResolvedDomain) -> EffectModel {
    let schema = request.schema
    let location = schema.name.location
    let paths: [ActionPath] = request.phases.map { phase in
      path(to: ResolvedActionPath(phase, of: domain, phaseOf: request), at: nil)
    }
    let carriesID = !schema.carried.isEmpty
    return EffectModel(
      name: Identifier(validated: schema.name.value),
      location: location,
      documentation: schema.documentation,
      trigger: paths[0],
      until: end(request.until, at: location, schema.id, schema.idValue),
      kind: .task,
      output: EffectOutcome(action: paths[1], carriesID: carriesID),
      failure: paths.count > 2 ? EffectOutcome(action: paths[2], carriesID: carriesID) : nil,
      policy: schema.policy?.value ?? .standard,
      idPosition: position(of: schema.id, in: PayloadIndex(Resolved(schema.input).known))
    )
  }

  func effect(_ effect: ResolvedEffect) -> EffectModel {
    let schema = effect.schema
    let location = schema.name.location
    let trigger = effect.trigger.known
    let values = Resolved(trigger.values).known
    func outcome(_ action: Resolved<ResolvedActionPath>) -> EffectOutcome {
      EffectOutcome(action: path(to: action.known, at: location), carriesID: false)
    }
    return EffectModel(
      name: Identifier(validated: schema.name.value),
      location: location,
      documentation: schema.documentation,
      trigger: path(to: trigger, at: location),
      until: end(effect.until, at: location, schema.id, schema.id.flatMap { values[$0.value]?.value }),
      kind: schema.kind,
      output: effect.output.map(outcome),
      failure: effect.failure.map(outcome),
      policy: schema.policy,
      idPosition: position(of: schema.id, in: values)
    )
  }

  /// The action that ends a request or an effect. The action ends only the work with an id if one of the action's
  /// values has the name and the type of the id.
  func end(
    _ end: Resolved<ResolvedActionPath>?,
    at location: SourceLocation,
    _ id: Located<String>?,
    _ value: PayloadValueSchema?
  ) -> EndModel? {
    end.map { end in
      EndModel(
        action: path(to: end.known, at: location),
        idPosition: id.flatMap { index.position(ofID: $0.value, value, in: end.known) }
      )
    }
  }

  func position(of id: Located<String>?, in values: PayloadIndex) -> Int? {
    id.flatMap { values[$0.value]?.index }
  }
}
