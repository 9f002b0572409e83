/// A step that follows from an action, or from an event of a property or a child.
package struct Consequence {
  package enum Step {
    /// The words of the changes with what they change.
    case changes([(word: String, name: String)])
    case callsHandler
    case isRemoved
    /// The request of which the action is a phase.
    case movesOn(String)
    /// The path of another action.
    case dispatches(String)
    case begins(String)
    case cancels(String)
  }

  package let domain: String
  package let step: Step
  /// The condition of the step, as the schema has it.
  package var condition: String?
  /// The event that the step follows; nil for an action.
  package var event: StateEventWord?
}

extension SchemaSymbols {
  /// The steps that follow from an action in the domains of the module. Each list is one part of a turn, in their order:
  /// reducers, reactions, bridges, and work that begins or ends.
  package func consequences(of action: Symbol) -> [[Consequence]] {
    let domains = module.domains
    return [
      domains.flatMap { $0.reductions(of: action) },
      domains.flatMap { domain in
        domain.reactions.filter { action.isMet(by: $0.path) }
          .compactMap { domain.change($0.schema.change) }
      },
      domains.flatMap { domain in
        domain.bridges.filter { action.isMet(by: $0.trigger) }.map {
          domain.consequence(.dispatches($0.schema.dispatch.text), $0.schema.when)
        }
      },
      domains.flatMap { $0.work(of: action) },
    ]
  }
}

extension SchemaSymbols {
  /// The bridges and effects that start when a property or a child changes, comes or goes.
  package func consequences(ofEventsOf symbol: Symbol) -> [Consequence] {
    module.domains.flatMap { domain in
      let bridges = domain.eventBridges.compactMap { bridge in
        bridge.event?.value.flatMap { event in
          domain.consequence(
            .dispatches(bridge.schema.dispatch.text),
            bridge.schema.when,
            of: event,
            on: symbol
          )
        }
      }
      let effects = domain.effects.compactMap { effect in
        effect.event?.value.flatMap { event in
          domain.consequence(.begins(effect.schema.name.value), effect.schema.when, of: event, on: symbol)
        }
      }
      return bridges + effects
    }
  }
}

extension ResolvedDomain {
  /// Nil if the event is not about the symbol.
  fileprivate func consequence(
    _ step: Consequence.Step,
    _ condition: ConditionSchema?,
    of event: ResolvedStateEvent,
    on symbol: Symbol
  ) -> Consequence? {
    guard event.locations(in: self).contains(where: { $0.behindQuote == symbol.location }) else { return nil }
    var consequence = consequence(step, condition)
    consequence.event = event.schema.word
    return consequence
  }
}

extension ResolvedStateEvent {
  /// The declarations of the properties and children that the event is about.
  fileprivate func locations(in domain: ResolvedDomain) -> [SourceLocation] {
    switch subject {
    case .own: []
    case .child(let child): [child.elements ?? child.way.last].compactMap { $0?.schema.name.location }
    case .parts(let parts):
      parts.compactMap { part in
        if let child = part.child { return child.last?.schema.name.location }
        let owner = domain.way(along: part.path).last?.domain ?? domain
        return part.path.components.last.flatMap { owner.entry.properties?[$0.value]?.name.location }
      }
    }
  }
}

extension Symbol {
  /// Whether a path leads to the action, or to a phase of the request.
  fileprivate func isMet(by path: Resolved<ResolvedActionPath>) -> Bool {
    guard let path = path.value else { return false }
    if kind == .request { return path.request?.schema.name.location.behindQuote == location }
    return path.action.name.value == name && path.action.name.location.behindQuote == location
  }
}

extension ResolvedDomain {
  fileprivate func consequence(_ step: Consequence.Step, _ condition: ConditionSchema? = nil) -> Consequence {
    Consequence(domain: shownName, step: step, condition: condition?.key())
  }

  fileprivate func reductions(of symbol: Symbol) -> [Consequence] {
    let schema = entry.schema
    let request = schema.requests.first { $0.name.location.behindQuote == symbol.location }
    if let request { return [consequence(.movesOn(request.name.value))] }
    return schema.actions.filter { $0.name.location.behindQuote == symbol.location }.compactMap(change)
  }

  /// Nil for an action that changes nothing.
  fileprivate func change(_ action: ActionSchema) -> Consequence? {
    let all = action.change.words
    if !all.isEmpty { return consequence(.changes(all)) }
    if action.dismissal != nil { return consequence(.isRemoved) }
    return action.reduceMode == .none ? nil : consequence(.callsHandler)
  }

  fileprivate func work(of symbol: Symbol) -> [Consequence] {
    let effects = effects.flatMap { effect in
      let name = effect.schema.name.value
      let start =
        effect.triggers.contains(where: symbol.isMet)
        ? [consequence(.begins(name), effect.schema.when)] : []
      return start + (effect.until.contains(where: symbol.isMet) ? [consequence(.cancels(name))] : [])
    }
    return effects
      + requests.filter { $0.until.contains(where: symbol.isMet) }
      .map { consequence(.cancels($0.schema.name.value)) }
  }
}

extension ChangeSchema {
  /// The words with what they change.
  fileprivate var words: [(word: String, name: String)] {
    entries.map { ($0.word.rawValue, $0.target.text) }
  }
}
