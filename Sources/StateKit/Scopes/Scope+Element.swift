extension Scope {
  /// The way on to one element of a list: an optional, nil where there is no element with this id.
  ///
  ///     AppScope.root.rows.element(id: 3)
  ///
  /// Setting the optional to nil removes the element. Where there is no such element, what is set is dropped: an
  /// action that comes late must not bring a removed element back. The element's domains are those of the list.
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
      steps: steps.map { $0 + [EffectToken(id)] }
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
