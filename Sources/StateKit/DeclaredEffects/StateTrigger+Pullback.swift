extension _StateTrigger {
  /// The same trigger, seen from a parent domain.
  func pullback<ParentState, ParentAction: DomainAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> _StateTrigger<ParentState, ParentAction> {
    pullback(scope) { state, change, found in
      search(scope.get(state), change.inside(scope)) { place in
        found(place.pullback({ $0.pullback(scope) }, { $0.pullback(scope) }))
      }
    }
  }

  /// The same trigger, seen from a parent domain in which this one may be absent.
  func pullback<ParentState, ParentAction: DomainAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> _StateTrigger<ParentState, ParentAction> {
    let id = StateID<State>()
    return pullback(scope) { state, change, found in
      guard let child = scope.get(state) else { return [] }
      let identity = ChildIdentity(of: child, by: id)
      return search(child, change.inside(scope)) { place in
        found(
          place.pullback(
            of: identity,
            { $0.pullback(scope, isElement: false) },
            { $0.pullback(scope) }
          )
        )
      }
    }
  }

  /// The same trigger, seen from the parent of a list or of a stack.
  ///
  /// - Parameters:
  ///   - element: The id and the action of the element that a parent's action is for.
  ///   - find: The state of an element.
  ///   - all: All elements with their ids.
  ///   - scope: The scope of an element.
  func pullback<ParentState, ParentAction: DomainAction, PartState, PartAction, ID: Hashable & Sendable>(
    _ list: Scope<ParentState, ParentAction, PartState, PartAction>,
    element: @escaping @Sendable (PartAction) -> (id: ID, action: Action)?,
    find: @escaping @Sendable (PartState, ID) -> State?,
    all: @escaping @Sendable (PartState, (ID, State) -> Void) -> Void,
    isElement: Bool,
    _ scope: @escaping @Sendable (ID) -> Scope<ParentState, ParentAction, State?, Action>
  ) -> _StateTrigger<ParentState, ParentAction> {
    typealias ParentPlace = _StateTrigger<ParentState, ParentAction>.Place
    @Sendable func inElement(_ id: ID, _ place: Place) -> ParentPlace {
      place.pullback(
        behind: [EffectToken(id)],
        { $0.pullback(scope(id), isElement: isElement) },
        { $0.pullback(scope(id)) }
      )
    }
    return pullback(list) { state, change, found in
      let elements = list.get(state)
      let part = change.action.flatMap(list.extract).flatMap(element)
      if let (id, action) = part, change.isOfOneElement(in: list.domains()) {
        let path = [EffectToken(id)]
        guard let element = find(elements, id) else { return path }
        return path
          + search(element, change.inside(list.domains(), action)) { found(inElement(id, $0)) }
      }
      let inner: StateChange<Action> = change.inside(list.domains(), nil)
      all(elements) { id, element in
        _ = search(element, inner) { found(inElement(id, $0)) }
      }
      return []
    }
  }

  /// - Parameter search: A search whose paths begin behind the scope.
  private func pullback<ParentState, ParentAction: DomainAction, PartState, PartAction>(
    _ scope: Scope<ParentState, ParentAction, PartState, PartAction>,
    _ search: @escaping _StateTrigger<ParentState, ParentAction>.Search
  ) -> _StateTrigger<ParentState, ParentAction> {
    let steps = scope.steps ?? []
    let first = scope.domains()?.lowerBound
    let moved = first.flatMap { first in
      self.domains?.map { $0.lowerBound + first..<$0.upperBound + first }
    }
    let child = ParentAction.actionTree.childName(at: scope.steps)
    let path = child.map { "\($0).\(name)" } ?? name
    return _StateTrigger<ParentState, ParentAction>(
      kind,
      path,
      moved,
      isBridge: isBridge,
      hasWhile: hasWhile
    ) { state, change, found in
      let part = search(state, change) { found($0.behind(steps)) }
      return steps + part
    }
  }

  init(
    _ kind: TriggerKind,
    _ name: String,
    _ domains: [Range<Int>]?,
    isBridge: Bool = false,
    hasWhile: Bool = false,
    _ search: @escaping Search
  ) {
    self.hasWhile = hasWhile
    self.kind = kind
    self.name = name
    self.domains = domains
    self.isBridge = isBridge
    self.search = search
  }
}

extension _StateTrigger.Place {
  /// The same place, seen from a parent domain.
  fileprivate func pullback<ParentState, ParentAction: Sendable>(
    behind steps: [EffectToken] = [],
    of identity: ChildIdentity? = nil,
    _ effect: @escaping (_DeclaredEffect<State, Action>) -> _DeclaredEffect<ParentState, ParentAction>,
    _ bridge: @escaping (_DeclaredBridge<State, Action>) -> _DeclaredBridge<ParentState, ParentAction>
  ) -> _StateTrigger<ParentState, ParentAction>.Place {
    _StateTrigger<ParentState, ParentAction>.Place(
      path: steps + path,
      identity: identity.map { $0 + self.identity } ?? self.identity,
      facts: facts,
      work: { id in
        switch work(id) {
        case .effect(let made): .effect(effect(made))
        case .bridge(let made): .bridge(bridge(made))
        case nil: nil
        }
      }
    )
  }

  fileprivate func behind(_ steps: [EffectToken]) -> Self {
    var place = self
    place.path = steps + path
    return place
  }
}

extension _ActionTree {
  /// The name of the child that a scope's only step leads to.
  fileprivate func childName(at steps: [EffectToken]?) -> String? {
    guard let steps, steps.count == 1, let position = steps[0].value as? Int,
      children.indices.contains(position)
    else { return nil }
    return children[position].name
  }
}
