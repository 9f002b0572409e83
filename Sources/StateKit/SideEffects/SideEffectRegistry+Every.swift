// For closures whose parameter has no explicit type. Without these overloads, `{ print($0) }` would be a side effect
// for values of type `Any`, which is not in any tree.
extension SideEffectRegistry {
  /// Adds a side effect that runs before the reducers, for every action.
  ///
  ///     registry.addBeforeReducers { action in print(action) }
  @discardableResult
  public func addBeforeReducers(
    _ body: @escaping @MainActor @Sendable (Action) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs before the reducers, for every action; its closure also takes `dispatch`.
  ///
  ///     registry.addBeforeReducers { _, dispatch in dispatch(.users(.refresh)) }
  @discardableResult
  public func addBeforeReducers(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs before the reducers, for every action; its closure also takes `dispatch` and a reader
  /// of the current state.
  ///
  ///     registry.addBeforeReducers { action, dispatch, state in … }
  @discardableResult
  public func addBeforeReducers(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for every action.
  ///
  ///     registry.addAfterReducers { action in print(action) }
  @discardableResult
  public func addAfterReducers(
    _ body: @escaping @MainActor @Sendable (Action) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .afterReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for every action; its closure also takes `dispatch`.
  ///
  ///     registry.addAfterReducers { _, dispatch in dispatch(.users(.refresh)) }
  @discardableResult
  public func addAfterReducers(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .afterReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for every action; its closure also takes `dispatch` and a reader
  /// of the current state.
  ///
  ///     registry.addAfterReducers { action, dispatch, state in … }
  @discardableResult
  public func addAfterReducers(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect<State, Action>(timing: .afterReducers, body))
  }
}
