extension BridgeMiddleware {
  /// Adds a bridge, from one action to another.
  ///
  ///     .bridge(\AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring))
  public func bridge(
    _ arrow: Arrow<InputAction, OutputAction>,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> BridgeMiddleware {
    bridge(arrow, when: { _ in true }, file: file, function: function, line: line)
  }

  /// Adds a bridge that fires only if the condition is true after the reducers ran.
  ///
  ///     .bridge(arrow, when: { state in state.settings.reachability == .always })
  public func bridge(
    _ arrow: Arrow<InputAction, OutputAction>,
    when condition: @escaping @MainActor @Sendable (StateReader<State>) -> Bool,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> BridgeMiddleware {
    adding(
      Bridge(path: arrow.path, site: BridgeSite(file: file, function: function, line: line)) {
        action,
        state in
        condition(state) ? arrow.transform(action) : nil
      }
    )
  }

  /// Adds a bridge that fires only if a property of the state is true after the reducers ran.
  ///
  ///     .bridge(arrow, when: \.settings.shouldUseReachability)
  public func bridge(
    _ arrow: Arrow<InputAction, OutputAction>,
    when condition: any KeyPath<State, Bool> & Sendable,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> BridgeMiddleware {
    bridge(arrow, when: { $0[dynamicMember: condition] }, file: file, function: function, line: line)
  }

  /// Adds a bridge without operators.
  ///
  ///     .bridge(on: \.lifecycle?.didBecomeActive, dispatch: .reachability(.startMonitoring))
  public func bridge<Payload>(
    on path: any KeyPath<InputAction, Payload?> & Sendable,
    dispatch action: OutputAction,
    when condition: @escaping @MainActor @Sendable (StateReader<State>) -> Bool = { _ in true },
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> BridgeMiddleware {
    bridge(path >=> action, when: condition, file: file, function: function, line: line)
  }

  /// Adds a bridge without operators that fires only if a property of the state is true after the reducers ran.
  ///
  ///     .bridge(
  ///       on: \.lifecycle?.didBecomeActive, dispatch: .reachability(.startMonitoring),
  ///       when: \.settings.shouldUseReachability)
  public func bridge<Payload>(
    on path: any KeyPath<InputAction, Payload?> & Sendable,
    dispatch action: OutputAction,
    when condition: any KeyPath<State, Bool> & Sendable,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> BridgeMiddleware {
    bridge(path >=> action, when: condition, file: file, function: function, line: line)
  }

  /// Adds a bridge that may read the state to make its action. If it returns nil, no action is dispatched.
  ///
  ///     .bridgeWithState(\.feed?.reachedEnd) { _, state in .feed(.loadPage(cursor: state.feed.next)) }
  public func bridgeWithState<Payload>(
    _ path: any KeyPath<InputAction, Payload?> & Sendable,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ transform: @escaping @MainActor @Sendable (Payload, StateReader<State>) -> OutputAction?
  ) -> BridgeMiddleware {
    adding(
      Bridge(path: path, site: BridgeSite(file: file, function: function, line: line)) { action, state in
        action[keyPath: path].flatMap { transform($0, state) }
      }
    )
  }
}
