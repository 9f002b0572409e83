extension Reducer {
  /// Converts the reducer of a child that may be absent into a reducer of its parent. An action for an absent child
  /// does not change the state, and the store reports it.
  ///
  ///     detailReducer.pullback(.detail)
  ///     rowReducer.pullback(AppScope.root.rows.element(id: 3))
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { state in
        reduceOptionalChild(&state, action, in: scope.domains(), touching: &touched)
      }
    }
    return .marking(
      reduce,
      following: following?.pullback(in: scope.domains) { parentState, change in
        scope.modify(&parentState) { state in _ = state.changeWrapped(change) }
      }
    )
  }

  /// Converts the reducer of a child that may be absent with key paths to its state and its action.
  ///
  ///     detailReducer.pullback(state: \AppState.detail, action: \AppAction.detail)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State?> & Sendable,
    action: any KeyPath<ParentAction, Action?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let childAction = parentAction[keyPath: action] else { return }
      reduceOptionalChild(&parentState[keyPath: state], childAction, in: nil, touching: &touched)
    }
    return .marking(
      reduce,
      following: following?.pullback(in: { nil }) { parentState, change in
        _ = parentState[keyPath: state].changeWrapped(change)
      }
    )
  }

  private func reduceOptionalChild(
    _ state: inout State?,
    _ action: Action,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) {
    let isThere = state.changeWrapped { reduceChild(&$0, action, in: domains, touching: &touched) }
    if !isThere { touched.markMissedChild() }
  }
}
