extension Scope {
  /// The scope of one element of a stack: an optional; nil if the stack has no element with this id.
  ///
  ///     AppScope.root.path.element(id: 1)
  ///
  /// Setting the optional to nil removes this element only. If the element is absent, a new value is dropped.
  public func element<Element, ElementAction>(
    id: Int
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where State == StackState<Element>, Action == StackAction<ElementAction> {
    Scope<ParentState, ParentAction, Element?, ElementAction>(
      get: { get($0)[id: id] },
      modify: { state, change in modify(&state) { change(&$0[id: id]) } },
      embed: { embed(.element(id: id, action: $0)) },
      extract: { extract($0)?[id: id] },
      domains: domains,
      steps: steps.map { $0 + [EffectToken(id)] },
      dismiss: { state in
        modify(&state) { $0.pop(from: id) }
        return .removed(domains())
      }
    )
  }

  /// The scope of one element of a stack that may be absent.
  ///
  ///     AppScope.root.detail.path.element(id: 1)
  public func element<Element, ElementAction>(
    id: Int
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where State == StackState<Element>?, Action == StackAction<ElementAction> {
    appending(Scope<StackState<Element>, Action, StackState<Element>, Action>.root.element(id: id))
  }
}
