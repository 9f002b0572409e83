extension Reducer {
  /// The reducer of a child as a reducer of its parent: other actions of the parent change nothing.
  ///
  ///     let app = usersReducer.pullback(.users) <> postsReducer.pullback(.posts)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> Reducer<ParentState, ParentAction> {
    .marking { parentState, parentAction, touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { state in
        if let domains = scope.domains() {
          reduce(&state, action, in: domains, touching: &touched)
        } else {
          touched.markAll()
          reduce(&state, action)
        }
      }
    }
  }

  /// The same by key paths: to the child's state, and to the child's action in the parent's.
  ///
  ///     usersReducer.pullback(state: \AppState.users, action: \AppAction.users)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action: any KeyPath<ParentAction, Action?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    .init { parentState, parentAction in
      guard let childAction = parentAction[keyPath: action] else { return }
      reduce(&parentState[keyPath: state], childAction)
    }
  }
}
