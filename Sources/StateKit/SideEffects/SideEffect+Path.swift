extension SideEffect {
  /// For the actions that a key path leads to; the closure takes the payload.
  ///
  ///     SideEffect(\.lifecycle?.didBecomeActive) { … }
  public init<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    timing: SideEffectTiming = .beforeReducers,
    _ body: @escaping @MainActor @Sendable (Payload) -> Void
  ) {
    self.init(timing: timing, handlers: SideEffectHandler.at(path, SideEffectHandler.body(body)))
  }

  /// For the actions that a key path leads to; the closure takes the payload and `dispatch`.
  ///
  ///     SideEffect(\.users?.renamed) { user, dispatch in … }
  public init<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    timing: SideEffectTiming = .beforeReducers,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>) -> Void
  ) {
    self.init(timing: timing, handlers: SideEffectHandler.at(path, SideEffectHandler.body(body)))
  }

  /// For the actions that a key path leads to; the closure takes the payload, `dispatch` and the state as it is at
  /// each moment.
  ///
  ///     SideEffect(\.users?.renamed) { user, dispatch, state in … }
  public init<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    timing: SideEffectTiming = .beforeReducers,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>, StateReader<State>) -> Void
  ) {
    self.init(timing: timing, handlers: SideEffectHandler.at(path, SideEffectHandler.body(body)))
  }
}
