/// How a running effect gives its actions to the store.
///
///     .run { send in
///       for await path in monitor.updates { send(.changed(path)) }
///     }
///
/// From the main actor an action goes to the store at once; from elsewhere it is queued, in the order of the calls.
/// What is sent after the effect ended or was cancelled is dropped; only a `deferred` effect that has no token and is no
/// part of a concatenation may keep its `send`.
public struct Send<Action: Sendable>: Sendable {
  let send: @Sendable (Action, ActionSource, _ isLast: Bool, (any Actor)?) -> Void

  /// Sends an action; its source is the line of this call.
  public func callAsFunction(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, ActionSource(file: file, function: function, line: line), false, isolation)
  }

  /// Sends an action that has a source already.
  public func callAsFunction(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, false, isolation)
  }

  /// Sends an action and ends the effect, in one message: what comes of the action never meets an effect that has
  /// given all and goes on nevertheless. A part of another effect ends only itself.
  func last(_ action: Action, from source: ActionSource, isolation: (any Actor)?) {
    send(action, source, true, isolation)
  }

  func map<Input>(_ transform: @escaping @Sendable (Input) -> Action) -> Send<Input> {
    Send<Input> { action, source, isLast, isolation in send(transform(action), source, isLast, isolation) }
  }
}
