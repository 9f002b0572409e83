internal import StateKitGenerator

/// Finds the links of a graph.
struct GraphLinks {
  /// The models and places of the domains in the graph.
  let models: [DomainModel]
  let places: [GraphPlaces]

  /// The links domain by domain: requests, then effects, then bridges.
  func all() throws(GraphLimit) -> [GraphLink] {
    var links: [GraphLink] = []
    for (domain, model) in models.enumerated() {
      links += model.requests.flatMap { request($0.work, in: domain) }
      links += model.effects.flatMap { effect($0, in: domain) }
      links += (model.bridges + model.eventBridges).compactMap { bridge($0, in: domain) }
      if links.count > GraphLimit.links.count { throw .links }
    }
    return links
  }

  /// The links from a request to its results.
  private func request(_ work: EffectModel, in domain: Int) -> [GraphLink] {
    guard let trigger = work.trigger.flatMap({ places.item(at: $0, from: domain) }) else { return [] }
    return work.outcomes.compactMap {
      link(.request, from: trigger, to: $0, of: work, in: domain, if: work.condition?.spelled)
    }
  }

  /// The links from the triggers of an effect to the effect, and from the effect to its results.
  private func effect(_ effect: EffectModel, in domain: Int) -> [GraphLink] {
    guard let item = places.effect(effect.name, in: domain) else { return [] }
    let starts = effect.triggers.compactMap { places.item(at: $0.path, from: domain) }.map { trigger in
      GraphLink(
        kind: .effect,
        source: trigger,
        target: item,
        condition: effect.condition?.spelled,
        documentation: nil,
        location: GraphLocation(effect.location)
      )
    }
    let feeds = effect.feeds.flatMap { places.item(at: $0, from: domain) }.map { source in
      GraphLink(
        kind: .effect,
        source: source,
        target: item,
        condition: nil,
        documentation: "It hands its values to the effect that runs.",
        location: GraphLocation(effect.location)
      )
    }
    return starts + (feeds.map { [$0] } ?? [])
      + effect.outcomes.compactMap { link(.effect, from: item, to: $0, of: effect, in: domain) }
  }

  private func link(
    _ kind: GraphLink.Kind,
    from source: Int,
    to path: ActionPath,
    of work: EffectModel,
    in domain: Int,
    if condition: String? = nil
  ) -> GraphLink? {
    places.item(at: path, from: domain).map {
      GraphLink(
        kind: kind,
        source: source,
        target: $0,
        condition: condition,
        documentation: nil,
        location: GraphLocation(work.location)
      )
    }
  }

  private func bridge(_ bridge: BridgeModel, in domain: Int) -> GraphLink? {
    let event = bridge.event.flatMap { places[domain].items[GraphPlaces.Item(steps: [$0.named])] }
    guard let source = bridge.event == nil ? places.item(at: bridge.trigger, from: domain) : event,
      let target = places.item(at: bridge.result, from: domain)
    else { return nil }
    return GraphLink(
      kind: .bridge,
      source: source,
      target: target,
      condition: bridge.condition?.spelled,
      documentation: bridge.documentation,
      location: GraphLocation(bridge.location)
    )
  }
}

extension EffectModel {
  fileprivate var outcomes: [ActionPath] { [output, failure, skipped].compactMap(\.?.action) }
}
