extension SideEffect {
  /// The side effect of a child as one of its parent: it runs for the child's actions, reads the child's state, and what
  /// it dispatches goes to the child.
  ///
  ///     let logout = SideEffect<UserState, UserAction>(\.loggedOut) { _, dispatch in dispatch(.cleared) }
  ///     let store = Store.app(reducer: …, sideEffects: logout.pullback(.user))
  ///
  /// So a module can offer side effects for a domain, and needs not know the app. The name and the idea are those of
  /// Point-Free's pullbacks of reducers.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> SideEffect<ParentState, ParentAction> {
    pullback(isInTree: scope.steps != nil) { handler, parentAction, dispatch, state in
      guard let action = scope.extract(parentAction) else { return false }
      return handler.run(ExaminedAction(action), dispatch.pullback(scope.embed), state?.view(scope))
    }
  }

  /// The side effect of a child that may be absent as one of its parent.
  ///
  ///     saveDraft.pullback(.draft)
  ///     saveRow.pullback(.rows(id: 3))
  ///
  /// It does not run where the child is absent at that moment: for an action by which the child goes it runs before the
  /// reducers, not after them. Its reader and its `dispatch` belong to the child that is there then: when that child went,
  /// the reader gives its last state, and what is dispatched is reported, also if another child took its place.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> SideEffect<ParentState, ParentAction> {
    pullback(isInTree: scope.steps != nil) { handler, parentAction, dispatch, state in
      guard let action = scope.extract(parentAction) else { return false }
      return handler.run(action, dispatch.pullback(scope.embed), ofOptional: state?.view(scope))
    }
  }

  private func pullback<ParentState, ParentAction>(
    isInTree: Bool,
    _ run:
      @escaping @MainActor @Sendable (
        SideEffectHandler<State, Action>, ParentAction, Dispatcher<ParentAction>, StateReader<ParentState>?
      ) -> Bool
  ) -> SideEffect<ParentState, ParentAction> {
    // A scope made by hand may take actions from anywhere.
    let places = isInTree ? places(of: Action.self, in: ParentAction.self) ?? [] : []
    let pulledBack = handlers.flatMap { handler in
      handler.leaves(below: places).map { leaves in
        SideEffectHandler<ParentState, ParentAction>(leaves: leaves) { action, dispatch, state in
          run(handler, action.action, dispatch, state)
        }
      }
    }
    return SideEffect<ParentState, ParentAction>(timing: timing, handlers: pulledBack, issue: issue)
  }
}

extension SideEffect where State: Identifiable & Sendable, State.ID: Sendable {
  /// The side effect of one element as one of the list's parent: it runs for the actions of all elements, reads the state
  /// of the one that an action is for, and what it dispatches goes to that one.
  ///
  ///     let load = SideEffect<RowState, RowAction>(\.opened) { _, dispatch, row in
  ///       let id = row.id
  ///       Task { await dispatch(.loaded(api.text(of: id))) }
  ///     }
  ///     store.sideEffects.add(load.pullback(.rows))
  ///
  /// It does not run for an element that is not there at that moment.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, IdentifiedArray<State>, IdentifiedAction<State.ID, Action>>
  ) -> SideEffect<ParentState, ParentAction> {
    pullback(isInTree: scope.steps != nil) { handler, parentAction, dispatch, state in
      guard let action = scope.extract(parentAction) else { return false }
      let element: Scope<ParentState, ParentAction, State?, Action> = scope.element(id: action.id)
      let dispatchToElement = dispatch.pullback(element.embed)
      return handler.run(action.action, dispatchToElement, ofOptional: state?.view(element))
    }
  }
}

extension SideEffectHandler {
  /// The leaves of each place that its actions have below a parent; nil, for every action, where none is known.
  fileprivate func leaves<ParentAction>(below places: [ActionPlace<ParentAction, Action>]) -> [Range<Int>?] {
    guard !places.isEmpty else { return [nil] }
    return places.map { place in
      guard let leaves else { return place.leaves }
      let first = place.leaves.lowerBound
      return first + leaves.lowerBound..<first + leaves.upperBound
    }
  }

  @MainActor
  fileprivate func run(
    _ action: Action,
    _ dispatch: Dispatcher<Action>,
    ofOptional state: StateReader<State?>?
  ) -> Bool {
    guard let state else { return run(ExaminedAction(action), dispatch, nil) }
    guard var child = ChildStateSource(state.source) else { return false }
    let wasCalled = run(action, dispatch, of: child)
    // A reader and a dispatcher that were not kept are not used late.
    if !isKnownUniquelyReferenced(&child) { child.watch() }
    return wasCalled
  }

  @MainActor
  private func run(_ action: Action, _ dispatch: Dispatcher<Action>, of child: ChildStateSource<State>)
    -> Bool
  {
    run(ExaminedAction(action), dispatch.only(if: { child.isPresent }), StateReader(child))
  }
}
