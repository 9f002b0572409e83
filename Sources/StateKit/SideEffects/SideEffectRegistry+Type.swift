// Disfavored, because a closure whose parameter has no explicit type is for every action; see
// `SideEffectRegistry+Every.swift`.
extension SideEffectRegistry {
  /// Adds a side effect that runs before the reducers, for the actions of the type that its closure takes.
  ///
  ///     registry.addBeforeReducers { (action: BananaAction) in … }
  @discardableResult
  @_disfavoredOverload
  public func addBeforeReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction) -> Void
  ) -> Registration {
    add(SideEffect(timing: .beforeReducers, file: file, function: function, line: line, body))
  }

  /// Adds a side effect that runs before the reducers, for the actions of the type that its closure takes; it
  /// also takes `dispatch`.
  ///
  ///     registry.addBeforeReducers { (action: FetchUsers, dispatch) in … }
  @discardableResult
  @_disfavoredOverload
  public func addBeforeReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect(timing: .beforeReducers, file: file, function: function, line: line, body))
  }

  /// Adds a side effect that runs before the reducers, for the actions of the type that its closure takes; it also
  /// takes `dispatch` and a reader of the current state.
  ///
  ///     registry.addBeforeReducers { (action: FetchUsers, dispatch, state) in … }
  @discardableResult
  @_disfavoredOverload
  public func addBeforeReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect(timing: .beforeReducers, file: file, function: function, line: line, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions of the type that its closure takes.
  ///
  ///     registry.addAfterReducers { (action: BananaAction) in … }
  @discardableResult
  @_disfavoredOverload
  public func addAfterReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction) -> Void
  ) -> Registration {
    add(SideEffect(timing: .afterReducers, file: file, function: function, line: line, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions of the type that its closure takes; it
  /// also takes `dispatch`.
  ///
  ///     registry.addAfterReducers { (action: FetchUsers, dispatch) in … }
  @discardableResult
  @_disfavoredOverload
  public func addAfterReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>) -> Void
  ) -> Registration {
    add(SideEffect(timing: .afterReducers, file: file, function: function, line: line, body))
  }

  /// Adds a side effect that runs after the reducers, for the actions of the type that its closure takes; it also takes
  /// `dispatch` and a reader of the current state.
  ///
  ///     registry.addAfterReducers { (action: FetchUsers, dispatch, state) in … }
  @discardableResult
  @_disfavoredOverload
  public func addAfterReducers<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    add(SideEffect(timing: .afterReducers, file: file, function: function, line: line, body))
  }
}
