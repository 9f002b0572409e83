extension SideEffect {
  /// For the actions of the type that the closure takes: the action type of a domain, at every place of the tree, or
  /// the store's own for every action.
  ///
  ///     SideEffect { (action: BananaAction) in … }
  ///
  /// Actions written by hand are searched for it at each action: first the action itself, then its payloads. In a
  /// generated tree that does not have the type, it is never called; the store's reporter is told.
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

  /// For the actions of the type that the closure takes, which also takes `dispatch`.
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

  /// For the actions of the type that the closure takes, which also takes `dispatch` and the state as it is at each
  /// moment.
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
