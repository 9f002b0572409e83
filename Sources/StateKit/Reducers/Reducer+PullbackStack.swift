extension Reducer {
  /// Converts the reducer of one element of a stack into a reducer of the stack's parent, which also removes elements for
  /// `popFrom`. An action for an absent element does not change the state, and the store reports it.
  ///
  ///     pathReducer.pullback(.path)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, StackState<State>, StackAction<Action>>
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { reduceStack(&$0, action, in: scope.domains(), touching: &touched) }
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: scope.domains) { parentState, change in
        scope.modify(&parentState) { changeAll(of: &$0, change) }
      }
    )
  }

  /// Converts the reducer of one element of a stack with key paths to the stack and to its action.
  ///
  ///     pathReducer.pullback(state: \AppState.path, action: \AppAction.path)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, StackState<State>> & Sendable,
    action: any KeyPath<ParentAction, StackAction<Action>?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let stackAction = parentAction[keyPath: action] else { return }
      reduceStack(&parentState[keyPath: state], stackAction, in: nil, touching: &touched)
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: { nil }) { parentState, change in
        changeAll(of: &parentState[keyPath: state], change)
      }
    )
  }

  private func changeAll(of states: inout StackState<State>, _ change: (inout State) -> Void) {
    for position in states.storage.indices { change(&states.storage[position]) }
  }

  private func reduceStack(
    _ states: inout StackState<State>,
    _ action: StackAction<Action>,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) {
    if let domains { return _reduce(&states, action, in: domains, touching: &touched) }
    switch action {
    case .element(let id, let action):
      var isLeaving = false
      let isThere = states.change(id: id) {
        isLeaving = isDismissed(&$0, by: action, in: nil, touching: &touched)
      }
      if !isThere { touched._markMissedChild() }
      if isLeaving, states.pop(from: id) { touched.markAll() }
    case .popFrom(let id):
      if states.pop(from: id) { touched.markAll() } else { touched._markMissedChild() }
    }
  }
}
