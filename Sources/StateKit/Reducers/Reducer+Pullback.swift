extension Reducer {
  /// The reducer of a child as a reducer of its parent: other actions of the parent change nothing.
  ///
  ///     let app = usersReducer.pullback(.users) <> postsReducer.pullback(.posts)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> Reducer<ParentState, ParentAction> {
    .marking { parentState, parentAction, touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { reduceChild(&$0, action, in: scope.domains(), touching: &touched) }
    }
  }

  /// The same by key paths: to the child's state, and to the child's action in the parent's. They do not say which
  /// domain the child is: a change marks all of the parent's.
  ///
  ///     usersReducer.pullback(state: \AppState.users, action: \AppAction.users)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action: any KeyPath<ParentAction, Action?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    .marking { parentState, parentAction, touched in
      guard let childAction = parentAction[keyPath: action] else { return }
      reduceChild(&parentState[keyPath: state], childAction, in: nil, touching: &touched)
    }
  }
}
