extension Reducer {
  /// The reducer of a child that may be absent as a reducer of its parent. Where it is absent, nothing changes, and
  /// the store reports the action.
  ///
  ///     detailReducer.pullback(.detail)
  ///     rowReducer.pullback(AppScope.root.rows.element(id: 3))
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> Reducer<ParentState, ParentAction> {
    .marking { parentState, parentAction, touched in
      guard let action = scope.extract(parentAction) else { return }
      scope.modify(&parentState) { state in
        reduceOptionalChild(&state, action, in: scope.domains(), touching: &touched)
      }
    }
  }

  /// The same by key paths: to the child's state, and to the child's action in the parent's.
  ///
  ///     detailReducer.pullback(state: \AppState.detail, action: \AppAction.detail)
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State?> & Sendable,
    action: any KeyPath<ParentAction, Action?> & Sendable
  ) -> Reducer<ParentState, ParentAction> {
    .marking { parentState, parentAction, touched in
      guard let childAction = parentAction[keyPath: action] else { return }
      reduceOptionalChild(&parentState[keyPath: state], childAction, in: nil, touching: &touched)
    }
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
