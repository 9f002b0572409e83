extension ModelBuilder {
  /// The requests of a domain, then its effects.
  func effects(of domain: DomainEntry) -> [EffectModel] {
    domain.schema.requests.map { effect($0, of: domain) }
      + domain.schema.effects.compactMap { effect($0, of: domain) }
  }

  private func effect(_ request: RequestSchema, of domain: DomainEntry) -> EffectModel {
    let location = request.name.location
    let paths: [ActionPath] = request.phases.map { phase in
      path(
        to: ResolvedAction(children: [], domain: domain, request: request, action: phase, elements: []),
        at: nil
      )
    }
    let carriesID = !request.carried.isEmpty
    return EffectModel(
      name: Identifier(validated: request.name.value),
      location: location,
      documentation: request.documentation,
      trigger: paths[0],
      until: end(at: request.until, of: domain, at: location, request.id, request.idValue),
      kind: .task,
      output: EffectOutcome(action: paths[1], carriesID: carriesID),
      failure: paths.count > 2 ? EffectOutcome(action: paths[2], carriesID: carriesID) : nil,
      policy: request.policy?.value ?? .latest,
      idPosition: position(of: request.id, in: request.input)
    )
  }

  private func effect(_ schema: EffectSchema, of domain: DomainEntry) -> EffectModel? {
    let location = schema.name.location
    guard let trigger = try? index.action(at: schema.on, in: domain) else { return nil }
    func outcome(_ path: PathSchema?) -> EffectOutcome? {
      path.flatMap { resolved($0, of: domain, at: location) }.map {
        EffectOutcome(action: $0, carriesID: false)
      }
    }
    return EffectModel(
      name: Identifier(validated: schema.name.value),
      location: location,
      documentation: schema.documentation,
      trigger: path(to: trigger, at: location),
      until: end(at: schema.until, of: domain, at: location, schema.id, idValue(of: schema.id, trigger)),
      kind: schema.kind,
      output: outcome(schema.output),
      failure: outcome(schema.failure),
      policy: schema.policy,
      idPosition: position(of: schema.id, in: trigger.valueList)
    )
  }

  private func idValue(of id: Located<String>?, _ trigger: ResolvedAction) -> PayloadValueSchema? {
    id.flatMap { trigger.values?[$0.value]?.value }
  }

  /// The action that ends a request or an effect, and the one with an id alone where the action has a value that is
  /// called like the id and of its type.
  func end(
    at path: PathSchema?,
    of domain: DomainEntry,
    at location: SourceLocation,
    _ id: Located<String>?,
    _ value: PayloadValueSchema?
  ) -> EndModel? {
    guard let path, let action = try? index.action(at: path, in: domain) else { return nil }
    return EndModel(
      action: self.path(to: action, at: location),
      idPosition: id.flatMap { index.position(ofID: $0.value, value, in: action) }
    )
  }

  private func resolved(
    _ path: PathSchema,
    of domain: DomainEntry,
    at location: SourceLocation
  ) -> ActionPath? {
    (try? index.action(at: path, in: domain)).map { self.path(to: $0, at: location) }
  }

  private func position(of id: Located<String>?, in values: [PayloadValueSchema]?) -> Int? {
    guard let id, let values else { return nil }
    return PayloadIndex(values)[id.value]?.index
  }
}
