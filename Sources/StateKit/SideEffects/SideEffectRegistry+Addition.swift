extension SideEffectRegistry {
  /// Adds side effects that run before the reducers.
  ///
  ///     registry.addBeforeReducers { (action: BananaAction) in … }
  public var addBeforeReducers: Addition { Addition(registry: self, timing: .beforeReducers) }

  /// Adds side effects that run after the reducers.
  ///
  ///     registry.addAfterReducers(\.lifecycle?.didBecomeActive) { _, dispatch in dispatch(.users(.refresh)) }
  public var addAfterReducers: Addition { Addition(registry: self, timing: .afterReducers) }

  /// Adds side effects to a registry at one timing: the type of `addBeforeReducers` and `addAfterReducers`, which are
  /// called like functions. The closure takes an action or a payload, and optionally `dispatch` and a reader of the
  /// current state.
  public struct Addition: Sendable {
    let registry: SideEffectRegistry
    let timing: SideEffectTiming
  }
}

extension SideEffectRegistry.Addition {
  /// Adds a side effect for the actions at a key path; its closure takes the payload.
  ///
  ///     registry.addBeforeReducers(\.lifecycle?.didBecomeActive) { … }
  @discardableResult
  public func callAsFunction<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload) -> Void
  ) -> Registration {
    registry.add(SideEffect(path, timing: timing, body))
  }

  /// Adds a side effect for the actions at a key path; its closure takes the payload and `dispatch`.
  ///
  ///     registry.addBeforeReducers(\.users?.renamed) { user, dispatch in … }
  @discardableResult
  public func callAsFunction<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>) -> Void
  ) -> Registration {
    registry.add(SideEffect(path, timing: timing, body))
  }

  /// Adds a side effect for the actions at a key path; its closure takes the payload, `dispatch` and a reader of the
  /// current state.
  ///
  ///     registry.addBeforeReducers(\.users?.renamed) { user, dispatch, state in … }
  @discardableResult
  public func callAsFunction<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    registry.add(SideEffect(path, timing: timing, body))
  }
}

// For closures whose parameter has no explicit type. Without these overloads, `{ print($0) }` would be a side effect
// for values of type `Any`, which is not in any tree.
extension SideEffectRegistry.Addition {
  /// Adds a side effect for every action.
  ///
  ///     registry.addBeforeReducers { action in print(action) }
  @discardableResult
  public func callAsFunction(_ body: @escaping @MainActor @Sendable (Action) -> Void) -> Registration {
    registry.add(SideEffect<State, Action>(timing: timing, body))
  }

  /// Adds a side effect for every action; its closure also takes `dispatch`.
  ///
  ///     registry.addBeforeReducers { _, dispatch in dispatch(.users(.refresh)) }
  @discardableResult
  public func callAsFunction(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>) -> Void
  ) -> Registration {
    registry.add(SideEffect<State, Action>(timing: timing, body))
  }

  /// Adds a side effect for every action; its closure also takes `dispatch` and a reader of the current state.
  ///
  ///     registry.addBeforeReducers { action, dispatch, state in … }
  @discardableResult
  public func callAsFunction(
    _ body: @escaping @MainActor @Sendable (Action, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    registry.add(SideEffect<State, Action>(timing: timing, body))
  }
}

// Disfavored, because a closure whose parameter has no explicit type is for every action.
extension SideEffectRegistry.Addition {
  /// Adds a side effect for the actions of the type that its closure takes.
  ///
  ///     registry.addBeforeReducers { (action: BananaAction) in … }
  @discardableResult
  @_disfavoredOverload
  public func callAsFunction<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction) -> Void
  ) -> Registration {
    registry.add(SideEffect(timing: timing, file: file, function: function, line: line, body))
  }

  /// Adds a side effect for the actions of the type that its closure takes; the closure also takes `dispatch`.
  ///
  ///     registry.addBeforeReducers { (action: FetchUsers, dispatch) in … }
  @discardableResult
  @_disfavoredOverload
  public func callAsFunction<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>) -> Void
  ) -> Registration {
    registry.add(SideEffect(timing: timing, file: file, function: function, line: line, body))
  }

  /// Adds a side effect for the actions of the type that its closure takes; the closure also takes `dispatch` and a
  /// reader of the current state.
  ///
  ///     registry.addBeforeReducers { (action: FetchUsers, dispatch, state) in … }
  @discardableResult
  @_disfavoredOverload
  public func callAsFunction<SubAction>(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Registration {
    registry.add(SideEffect(timing: timing, file: file, function: function, line: line, body))
  }
}
