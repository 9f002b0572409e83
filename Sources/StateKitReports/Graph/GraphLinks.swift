internal import StateKitGenerator

/// Finds what follows from what.
struct GraphLinks {
  /// What each domain of the graph is, and where the things in it are.
  let models: [DomainModel]
  let places: [GraphPlaces]

  /// Domain by domain; of each the requests, then the effects, then the bridges.
  func all() throws(GraphLimit) -> [GraphLink] {
    var links: [GraphLink] = []
    for (domain, model) in models.enumerated() {
      links += model.effects.flatMap { work($0, in: domain) }
      links += model.bridges.compactMap { bridge($0, in: domain) }
      if links.count > GraphLimit.links.count { throw .links }
    }
    return links
  }

  /// From what starts a request or an effect to what it gives.
  private func work(_ effect: EffectModel, in domain: Int) -> [GraphLink] {
    let outcomes = [effect.output, effect.failure].compactMap(\.?.action)
    guard let trigger = places.item(at: effect.trigger, from: domain) else { return [] }
    guard let work = places.effect(effect.name, in: domain), !isRequest(effect, in: domain) else {
      return outcomes.compactMap { link(.request, from: trigger, to: $0, in: domain) }
    }
    return [GraphLink(kind: .effect, source: trigger, target: work, condition: nil, documentation: nil)]
      + outcomes.compactMap { link(.effect, from: work, to: $0, in: domain) }
  }

  private func isRequest(_ effect: EffectModel, in domain: Int) -> Bool {
    models[domain].requests.contains { $0.name == effect.name }
  }

  private func link(
    _ kind: GraphLink.Kind,
    from source: Int,
    to path: ActionPath,
    in domain: Int
  ) -> GraphLink? {
    places.item(at: path, from: domain).map {
      GraphLink(kind: kind, source: source, target: $0, condition: nil, documentation: nil)
    }
  }

  private func bridge(_ bridge: BridgeModel, in domain: Int) -> GraphLink? {
    guard let source = places.item(at: bridge.trigger, from: domain),
      let target = places.item(at: bridge.result, from: domain)
    else { return nil }
    return GraphLink(
      kind: .bridge,
      source: source,
      target: target,
      condition: bridge.condition?.spelled,
      documentation: bridge.documentation
    )
  }
}

extension BridgeCondition {
  /// As the schema spells it: `!settings.isOn`.
  fileprivate var spelled: String {
    (isNegated ? "!" : "") + path.steps.map(\.name.name).joined(separator: ".")
  }
}
