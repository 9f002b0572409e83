extension Reducer {
  /// Converts the reducer of a child into a reducer of its parent: other actions of the parent do not change the state.
  ///
  ///     let app = usersReducer.pullback(.users) <> postsReducer.pullback(.posts)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let action = scope.extract(parentAction) else { return }
      var isLeaving = false
      scope.modify(&parentState) { state in
        isLeaving = isDismissed(&state, by: action, in: scope.domains(), touching: &touched)
      }
      if isLeaving { scope.dismiss(in: &parentState, touching: &touched) }
    }
    return ._marking(reduce, following: following?.pullback(in: scope.domains, scope.modify))
  }

  /// Converts the reducer of a child with key paths to its state and its action. The key paths do not tell which domain
  /// the child is, so a change marks all domains of the parent.
  ///
  ///     usersReducer.pullback(state: \AppState.users, action: \AppAction.users)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action: any KeyPath<ParentAction, Action?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    let reduce: @Sendable (inout ParentState, ParentAction, inout TouchedDomains) -> Void = {
      parentState,
      parentAction,
      touched in
      guard let childAction = parentAction[keyPath: action] else { return }
      _ = isDismissed(&parentState[keyPath: state], by: childAction, in: nil, touching: &touched)
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: { nil }) { parentState, change in
        change(&parentState[keyPath: state])
      }
    )
  }
}
