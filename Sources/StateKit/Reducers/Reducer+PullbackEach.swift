extension Reducer where State: Identifiable & Sendable {
  /// Converts the reducer of one element into a reducer of the list's parent. An action for an absent element
  /// does not change the state, and the store reports it.
  ///
  ///     rowReducer.pullback(.rows)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, IdentifiedArray<State>, IdentifiedAction<State.ID, Action>>
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { states in
        reduceElement(of: &states, action, in: scope.domains(), touching: &touched)
      }
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: scope.domains) { parentState, change in
        scope.modify(&parentState) { states in
          for position in states.indices { change(&states[position]) }
        }
      }
    )
  }

  /// Converts the reducer of one element with key paths to the list and to the elements' action.
  ///
  ///     rowReducer.pullback(state: \AppState.rows, action: \AppAction.rows)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, IdentifiedArray<State>> & Sendable,
    action: any KeyPath<ParentAction, IdentifiedAction<State.ID, Action>?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let elementAction = parentAction[keyPath: action] else { return }
      reduceElement(of: &parentState[keyPath: state], elementAction, in: nil, touching: &touched)
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: { nil }) { parentState, change in
        for position in parentState[keyPath: state].indices { change(&parentState[keyPath: state][position]) }
      }
    )
  }

  private func reduceElement(
    of states: inout IdentifiedArray<State>,
    _ action: IdentifiedAction<State.ID, Action>,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) {
    var leaving: State.ID?
    let change = states.change(id: action.id) { state in
      let isLeaving = isDismissed(&state, by: action.action, in: domains, touching: &touched)
      // The action may have changed it.
      if isLeaving { leaving = state.id }
    }
    touched.mark(change, in: domains)
    guard let leaving, states.remove(id: leaving) != nil else { return }
    touched.markOwnProperties()
    touched._markChild(domains)
  }
}
