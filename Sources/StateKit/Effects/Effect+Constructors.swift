extension Effect {
  /// Gives nothing and holds nothing.
  public static var doNothing: Effect { Effect(.nothing) }

  /// Gives one action, after those that wait already.
  public static func just(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect {
    .sequence([action], file: file, function: function, line: line)
  }

  /// Gives some actions in order.
  public static func sequence(
    _ actions: [Action],
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .deferred { send in
      for action in actions { send(action, from: source) }
    }
  }

  /// Runs at once on the main actor, after the reducers and in the middleware's order: what bridges are made of.
  public static func deferred(_ body: @escaping @MainActor @Sendable (Send<Action>) -> Void) -> Effect {
    Effect(.deferred(body))
  }

  /// Runs an asynchronous function that may send any number of actions; the source of each is the line of its `send`
  /// call.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - operation: What to do. The effect ends when it returns.
  public static func run(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Effect {
    Effect(.run(operation)).cancellable(byOptional: cancellationToken)
  }

  /// Starts something that calls back. It starts at once on the main actor, so that nothing is missed of what comes
  /// right after the action.
  ///
  /// - Parameters:
  ///   - start: Gets how to send actions, and what to call when there will be no more, both from any thread. It
  ///     returns what cancels it, which is called at most once, and not after the end was handled.
  package static func callback(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ start:
      @escaping @MainActor @Sendable (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) -> Effect {
    Effect(.callback(start)).cancellable(byOptional: cancellationToken)
  }

  /// Runs an asynchronous function that gives no action.
  ///
  ///     .fireAndForget { await analytics.log("opened") }
  ///
  /// It is the one effect that runs to its end where the child or element that it belongs to goes with the very action
  /// that it answers: a draft is saved when it is closed.
  public static func fireAndForget(_ operation: @escaping @Sendable () async -> Void) -> Effect {
    Effect(.fireAndForget(operation))
  }
}
