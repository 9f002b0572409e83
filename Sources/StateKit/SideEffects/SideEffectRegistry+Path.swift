extension SideEffectRegistry {
  /// Adds a side effect that runs before the reducers, for the actions at a key path; its closure takes the payload.
  ///
  ///     registry.addBeforeReducers(\.lifecycle?.didBecomeActive) { … }
  @discardableResult
  public func addBeforeReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs before the reducers, for the actions at a key path; its closure takes the payload and
  /// `dispatch`.
  ///
  ///     registry.addBeforeReducers(\.users?.renamed) { user, dispatch in … }
  @discardableResult
  public func addBeforeReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs before the reducers, for the actions at a key path; its closure takes the payload,
  /// `dispatch` and a reader of the current state.
  ///
  ///     registry.addBeforeReducers(\.users?.renamed) { user, dispatch, state in … }
  @discardableResult
  public func addBeforeReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .beforeReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions at a key path; its closure takes the payload.
  ///
  ///     registry.addAfterReducers(\.lifecycle?.didBecomeActive) { … }
  @discardableResult
  public func addAfterReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .afterReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions at a key path; its closure takes the payload and
  /// `dispatch`.
  ///
  ///     registry.addAfterReducers(\.users?.renamed) { user, dispatch in … }
  @discardableResult
  public func addAfterReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .afterReducers, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions at a key path; its closure takes the payload,
  /// `dispatch` and a reader of the current state.
  ///
  ///     registry.addAfterReducers(\.users?.renamed) { user, dispatch, state in … }
  @discardableResult
  public func addAfterReducers<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect(path, timing: .afterReducers, body))
  }
}
