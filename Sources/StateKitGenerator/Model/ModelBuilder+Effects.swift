extension ModelBuilder {
  func work(of request: ResolvedRequest, in domain: ResolvedDomain) -> EffectModel {
    let schema = request.schema
    let location = schema.name.location
    func outcome(_ name: RequestPhase) -> EffectOutcome? {
      request.phases.first { $0.name.value == name.rawValue }.map { phase in
        let action = ResolvedActionPath(phase, of: domain, phaseOf: request)
        return EffectOutcome(action: path(to: action, at: nil), carriesID: !schema.carried.isEmpty)
      }
    }
    let start = outcome(.request)?.action
    return EffectModel(
      name: Identifier(validated: schema.name.value),
      location: location,
      documentation: schema.documentation,
      triggers: start.map { [EffectTrigger(path: $0, positions: Array($0.values.indices))] } ?? [],
      event: nil,
      until: ends(request.until, at: location, schema.id, schema.idValue),
      ongoing: nil,
      kind: .task,
      interval: nil,
      debounce: schema.debounce?.value,
      inputs: inputs(request.inputs.known),
      valuesType: valuesType(of: schema.name, schema.with, in: domain),
      feeds: nil,
      condition: request.condition.map { condition($0.known) },
      output: outcome(.success),
      failure: outcome(.failure),
      policy: schema.policy?.value ?? .standard,
      skipped: request.skipped.map { signal($0, at: location) },
      cancelled: outcome(.cancelled),
      idPosition: position(of: schema.id, in: PayloadIndex(Resolved(schema.input).known))
    )
  }

  func effect(_ effect: ResolvedEffect) -> EffectModel {
    let schema = effect.schema
    let location = schema.name.location
    let values = effect.given.value?.values ?? PayloadIndex([])
    func outcome(_ action: Resolved<ResolvedActionPath>) -> EffectOutcome {
      EffectOutcome(action: path(to: action.known, at: location), carriesID: false)
    }
    return EffectModel(
      name: Identifier(validated: schema.name.value),
      location: location,
      documentation: schema.documentation,
      triggers: effect.triggers.map { self.trigger($0.known, values, at: location) },
      event: effect.event.map { event($0.known) },
      until: ends(effect.until, at: location, schema.id, schema.id.flatMap { values[$0.value]?.value }),
      ongoing: effect.while.map { condition($0.known) },
      kind: schema.kind,
      interval: schema.interval?.value,
      debounce: schema.debounce?.value,
      inputs: inputs(effect.inputs.known),
      valuesType: valuesType(of: schema.name, schema.with, in: effect.domain),
      feeds: effect.feeds.map { path(to: $0.known, at: location) },
      condition: effect.condition.map { condition($0.known) },
      output: effect.output.map { schema.kind == .timer ? signal($0, at: location) : outcome($0) },
      failure: effect.failure.map(outcome),
      policy: schema.policy?.value ?? .standard,
      skipped: effect.skipped.map { signal($0, at: location) },
      cancelled: nil,
      idPosition: position(of: schema.id, in: values)
    )
  }

  private func valuesType(
    of work: Located<String>,
    _ with: [AssignmentSchema],
    in domain: ResolvedDomain
  ) -> Identifier? {
    guard with.count > 1 else { return nil }
    return Identifier(validated: GeneratedNames(domain: domain.entry.name).values(of: work.value))
  }

  /// An action that carries at most the id.
  private func signal(_ action: Resolved<ResolvedActionPath>, at location: SourceLocation) -> EffectOutcome {
    let path = path(to: action.known, at: location)
    return EffectOutcome(action: path, carriesID: !path.payload.isEmpty)
  }

  private func trigger(_ action: ResolvedActionPath, _ given: PayloadIndex, at location: SourceLocation)
    -> EffectTrigger
  {
    let all = Resolved(action.values).known
    return EffectTrigger(
      path: path(to: action, at: location),
      positions: given.keys.compactMap { all[$0]?.index }
    )
  }

  /// The actions that end a request or an effect. If one of an action's values has the name and the type of the id, the
  /// action ends only the work with that id.
  func ends(
    _ ends: [Resolved<ResolvedActionPath>],
    at location: SourceLocation,
    _ id: Located<String>?,
    _ value: PayloadValueSchema?
  ) -> [EndModel] {
    ends.map { end in
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
