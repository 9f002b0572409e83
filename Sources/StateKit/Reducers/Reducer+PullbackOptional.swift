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
      var isLeaving = false
      scope.modify(&parentState) { state in
        isLeaving = isOptionalDismissed(&state, by: action, in: scope.domains(), touching: &touched)
      }
      if isLeaving { scope.dismiss(in: &parentState, touching: &touched) }
    }
    return ._marking(
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
      let isLeaving = isOptionalDismissed(
        &parentState[keyPath: state],
        by: childAction,
        in: nil,
        touching: &touched
      )
      if !isLeaving { return }
      // A case cannot be removed, but the one-of can, unless it is a child that is always present.
      if ParentState.self is any StateOfCases.Type { return touched.markDismissed() }
      if isCase(state, of: ParentAction.self) { return }
      parentState[keyPath: state] = nil
      touched.markAll()
    }
    return ._marking(
      reduce,
      following: following?.pullback(in: { nil }) { parentState, change in
        _ = parentState[keyPath: state].changeWrapped(change)
      }
    )
  }

  private func isOptionalDismissed(
    _ state: inout State?,
    by action: Action,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) -> Bool {
    var isLeaving = false
    let isThere = state.changeWrapped {
      isLeaving = isDismissed(&$0, by: action, in: domains, touching: &touched)
    }
    if !isThere { touched._markMissedChild() }
    return isLeaving
  }
}

/// Whether a key path leads to a case of a one-of below the state of an action.
private func isCase<Action>(_ path: AnyKeyPath, of action: Action.Type) -> Bool {
  func find<Root: DomainAction>(_ type: Root.Type) -> Bool { type.actionTree.isCase(path) }
  return (action as? any DomainAction.Type).map { find($0) } ?? false
}
