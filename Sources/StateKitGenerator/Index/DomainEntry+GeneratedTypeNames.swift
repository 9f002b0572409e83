extension DomainSchema {
  /// The requests and effects whose closures take several values of the state.
  var worksWithValues: [String] {
    requests.filter { $0.with.count > 1 }.map(\.name.value)
      + effects.filter { $0.with.count > 1 }.map(\.name.value)
  }
}

extension DomainEntry {
  /// The types that are generated for the domain, now or after declarations are added to it.
  var generatedTypeNames: [String] {
    let names = GeneratedNames(domain: name)
    let state = schema.stateWrittenByHand == nil ? [names.state] : []
    let common = state + [names.action, names.reducing, names.effects, names.scope]
    return common + (schema.isOneOf ? [names.store] : []) + (schema.binds == nil ? [] : [names.binding])
      + schema.worksWithValues.map(names.values)
  }
}
