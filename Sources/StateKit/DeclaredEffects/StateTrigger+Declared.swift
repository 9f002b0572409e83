extension _StateTrigger where Action: DomainAction, State == Action.DomainState {
  /// An effect with `while` in one domain.
  ///
  /// - Parameters:
  ///   - name: The name of the effect.
  ///   - isWanted: Whether the effect is to run in a state.
  ///   - values: The values of `with` in a state; nil without any.
  ///   - effect: The effect in a state in which it is to run.
  public init(
    _ name: String,
    while isWanted: @escaping @Sendable (State) -> Bool,
    values: (@Sendable (State) -> [_ComparedValue])? = nil,
    effect: @escaping @Sendable (State) -> _DeclaredEffect<State, Action>
  ) {
    self.init(.while, name, [0..<Action.actionTree.domainCount]) { state, _, found in
      if isWanted(state) {
        let facts = TriggerFacts(values: values?(state) ?? [])
        found(Place(facts: facts) { _ in .effect(effect(state)) })
      }
      return []
    }
  }

  /// An effect that an event of the state starts, in one domain.
  ///
  /// - Parameters:
  ///   - name: The name of the effect.
  ///   - event: What starts the effect.
  ///   - isWanted: Whether the effect may run in a state; as soon as it may not, it ends. Nil without `while`.
  ///   - effect: The effect in a state, if it starts.
  public init<ID>(
    _ name: String,
    on event: _StateEvent<State, ID>,
    while isWanted: (@Sendable (State) -> Bool)? = nil,
    effect: @escaping @Sendable (State, ID) -> _DeclaredEffect<State, Action>?
  ) {
    // What an effect reads that starts when the domain is gone is read before, whenever it changes.
    let readsAll = isWanted != nil || event.kind == .ownGone
    let domains = readsAll ? [0..<Action.actionTree.domainCount] : event.domains
    self.init(event.kind, name, domains, hasWhile: isWanted != nil) { state, change, found in
      var facts = event.facts(state, change.marks)
      facts.isWanted = isWanted?(state) ?? true
      found(Place(facts: facts) { token in event.id(token).flatMap { effect(state, $0) }.map(Work.effect) })
      return []
    }
  }

  /// A bridge that an event of the state starts, in one domain.
  ///
  /// - Parameters:
  ///   - event: What starts the bridge.
  ///   - bridge: The bridge for an id.
  public init<ID>(
    on event: _StateEvent<State, ID>,
    bridge: @escaping @Sendable (ID) -> _DeclaredBridge<State, Action>
  ) {
    self.init(event.kind, "", event.domains, isBridge: true) { state, change, found in
      let facts = event.facts(state, change.marks)
      found(Place(facts: facts) { token in event.id(token).map { .bridge(bridge($0)) } })
      return []
    }
  }
}
