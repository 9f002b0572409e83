extension SideEffect {
  /// A side effect for the actions at a key path; its closure takes the payload.
  ///
  ///     SideEffect(\.lifecycle?.didBecomeActive) { … }
  public init<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    timing: SideEffectTiming = .beforeReducers,
    _ body: @escaping @MainActor @Sendable (Payload) -> Void
  ) {
    self.init(timing: timing, handlers: SideEffectHandler.at(path, SideEffectHandler.body(body)))
  }

  /// A side effect for the actions at a key path; its closure takes the payload and `dispatch`.
  ///
  ///     SideEffect(\.users?.renamed) { user, dispatch in … }
  public init<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    timing: SideEffectTiming = .beforeReducers,
    _ body: @escaping @MainActor @Sendable (Payload, Dispatcher<Action>) -> Void
  ) {
    self.init(timing: timing, handlers: SideEffectHandler.at(path, SideEffectHandler.body(body)))
  }

  /// A side effect for the actions at a key path; its closure takes the payload, `dispatch` and a reader of the current
  /// state.
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
