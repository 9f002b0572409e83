extension SideEffect {
  /// A side effect for the actions of the type that its closure takes: the action type of a domain, at every place of
  /// the tree, or the store's own action type for every action.
  ///
  ///     SideEffect { (action: BananaAction) in … }
  ///
  /// Actions written by hand are searched for the type each time: first the action itself, then its payloads. If a
  /// generated tree does not contain the type, the side effect is never called, and the store's reporter is notified.
  public init<SubAction>(
    timing: SideEffectTiming = .beforeReducers,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction) -> Void
  ) {
    let source = ActionSource(file: file, function: function, line: line)
    self.init(timing: timing, source: source, SideEffectHandler.body(body))
  }

  /// A side effect for the actions of the type that its closure takes; the closure also takes `dispatch`.
  ///
  ///     SideEffect { (action: FetchUsers, dispatch) in … }
  public init<SubAction>(
    timing: SideEffectTiming = .beforeReducers,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>) -> Void
  ) {
    let source = ActionSource(file: file, function: function, line: line)
    self.init(timing: timing, source: source, SideEffectHandler.body(body))
  }

  /// A side effect for the actions of the type that its closure takes; the closure also takes `dispatch` and a reader
  /// of the current state.
  ///
  ///     SideEffect { (action: FetchUsers, dispatch, state) in … }
  public init<SubAction>(
    timing: SideEffectTiming = .beforeReducers,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (SubAction, Dispatcher<Action>, StateReader<State>) -> Void
  ) {
    let source = ActionSource(file: file, function: function, line: line)
    self.init(timing: timing, source: source, SideEffectHandler.body(body))
  }

  private init<SubAction>(
    timing: SideEffectTiming,
    source: ActionSource,
    _ body: @escaping SideEffectHandler<State, Action>.Body<SubAction>
  ) {
    let handlers = SideEffectHandler.of(SubAction.self, body)
    let issue = RuntimeIssue.unknownActionType(SubAction.self, in: Action.self, source: source)
    self.init(timing: timing, handlers: handlers, issue: handlers.isEmpty ? issue : nil)
  }
}
