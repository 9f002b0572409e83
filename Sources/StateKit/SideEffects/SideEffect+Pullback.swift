extension SideEffect {
  /// Converts the side effect of a child into one of its parent: it runs for the child's actions, reads the child's
  /// state, and dispatches to the child.
  ///
  ///     let logout = SideEffect<UserState, UserAction>(\.loggedOut) { _, dispatch in dispatch(.cleared) }
  ///     let store = Store.app(reducer: …, sideEffects: logout.pullback(.user))
  ///
  /// So a module can offer side effects for a domain without importing the app. The name and the idea come from
  /// Point-Free's pullbacks of reducers.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> SideEffect<ParentState, ParentAction> {
    pullback(isInTree: scope.steps != nil) { handler, parentAction, dispatch, state in
      guard let action = scope.extract(parentAction) else { return false }
      return handler.run(ExaminedAction(action), dispatch.pullback(scope.embed), state?.view(scope))
    }
  }

  /// Converts the side effect of a child that may be absent into one of its parent.
  ///
  ///     saveDraft.pullback(.draft)
  ///     saveRow.pullback(.rows(id: 3))
  ///
  /// It does not run while the child is absent: for the action that removes the child it can run before the reducers,
  /// but not after them. Its reader and its `dispatch` belong to the child that is present when it runs. After that
  /// child is removed or replaced, the reader returns its last state, and dispatched actions are reported.
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
    // A scope made by hand may extract actions from anywhere.
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

extension SideEffect {
  /// Converts the side effect of one element of a stack into one of the stack's parent: it runs for the actions of all
  /// elements, reads the state of the element that an action is for, and dispatches to that element.
  ///
  ///     track.pullback(.path)
  ///
  /// It runs neither for an absent element nor for `popFrom`.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, StackState<State>, StackAction<Action>>
  ) -> SideEffect<ParentState, ParentAction> {
    pullback(isInTree: scope.steps != nil) { handler, parentAction, dispatch, state in
      guard case .element(let id, let action) = scope.extract(parentAction) else { return false }
      let element: Scope<ParentState, ParentAction, State?, Action> = scope.element(id: id)
      return handler.run(action, dispatch.pullback(element.embed), ofOptional: state?.view(element))
    }
  }
}

extension SideEffect where State: Identifiable & Sendable, State.ID: Sendable {
  /// Converts the side effect of one element into one of the list's parent: it runs for the actions of all elements,
  /// reads the state of the element that an action is for, and dispatches to that element.
  ///
  ///     let load = SideEffect<RowState, RowAction>(\.opened) { _, dispatch, row in
  ///       let id = row.id
  ///       Task { await dispatch(.loaded(api.text(of: id))) }
  ///     }
  ///     store.sideEffects.add(load.pullback(.rows))
  ///
  /// It does not run for an absent element.
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
  /// The handler's leaves at each of its places below a parent; nil, for every action, if the places are unknown.
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
    // A reader and a dispatcher that were not stored cannot be used later.
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
