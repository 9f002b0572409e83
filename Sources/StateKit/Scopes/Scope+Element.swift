extension Scope {
  /// The scope of one element of a list: an optional; nil if the list has no element with this id.
  ///
  ///     AppScope.root.rows.element(id: 3)
  ///
  /// Setting the optional to nil removes the element. If the element is absent, a new value is dropped, so that a late
  /// action cannot bring back a removed element. The element's domains are those of the list.
  public func element<Element, ElementAction>(
    id: Element.ID
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where
    State == IdentifiedArray<Element>, Action == IdentifiedAction<Element.ID, ElementAction>,
    Element.ID: Sendable
  {
    Scope<ParentState, ParentAction, Element?, ElementAction>(
      get: { get($0)[id: id] },
      modify: { state, change in modify(&state) { $0.change(orDropFor: id, change) } },
      embed: { embed(IdentifiedAction(id: id, action: $0)) },
      extract: { extract($0)?[id: id] },
      domains: domains,
      steps: steps.map { $0 + [EffectToken(id)] },
      dismiss: { state in
        modify(&state) { $0.remove(id: id) }
        return .removed(domains())
      }
    )
  }
}

extension IdentifiedArray {
  fileprivate mutating func change(orDropFor id: Element.ID, _ change: (inout Element?) -> Void) {
    if contains(id: id) { return change(&self[id: id]) }
    var dropped: Element?
    change(&dropped)
  }
}
