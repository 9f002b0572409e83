/// Sends the actions of a running effect to the store.
///
///     .run { send in
///       for await path in monitor.updates { send(.changed(path)) }
///     }
///
/// On the main actor an action is sent to the store at once; on other threads it is queued, in the order of the calls.
/// Actions sent after the effect ended or was cancelled are dropped. Only a `deferred` effect without a token and
/// outside a concatenation may keep its `send`.
public struct Send<Action: Sendable>: Sendable {
  typealias Body = @Sendable (Action, ActionSource, _ isLast: Bool, (any Actor)?) -> Void

  let send: Body
  /// Tells that the effect may go on for ever; nil if nobody asks.
  var lasts: (@Sendable () -> Void)?

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

  /// Sends an action with a source of its own.
  public func callAsFunction(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, false, isolation)
  }

  /// Sends an action and ends the effect in one message, so that the effect no longer runs when the action is handled.
  /// A part of another effect ends only itself.
  func last(_ action: Action, from source: ActionSource, isolation: (any Actor)?) {
    send(action, source, true, isolation)
  }

  /// Sends the action for an error as the last one. In a cancelled task it does not, because the error is then a
  /// consequence, such as a `CancellationError`.
  func failure<Failure: Error>(
    _ error: Failure,
    from source: ActionSource,
    by recover: (Failure) -> Action
  ) {
    if Task.isCancelled { return }
    last(recover(error), from: source, isolation: nil)
  }

  func map<Input>(_ transform: @escaping @Sendable (Input) -> Action) -> Send<Input> {
    let send: Send<Input>.Body = { [send] action, source, isLast, isolation in
      send(transform(action), source, isLast, isolation)
    }
    return Send<Input>(send: send, lasts: lasts)
  }
}
