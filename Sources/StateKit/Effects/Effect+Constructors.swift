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
  ///     .run { send in
  ///       for await path in monitor.updates { send(.changed(path)) }
  ///     }
  ///
  /// An effect cannot fail, so the function may not throw; `run(_:catch:)` makes an action of an error. The state is
  /// read by `await`: `await state.count`.
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

  /// Runs an asynchronous function that may send any number of actions, and makes one more of an error.
  ///
  ///     .run { send in
  ///       for try await line in try await service.lines() { send(.came(line)) }
  ///     } catch: { error in
  ///       .failed("\(error)")
  ///     }
  ///
  /// The name is that of `run(operation:catch:)` of Point-Free's Composable Architecture; here `catch` gives the action
  /// instead of sending it, as that of `task(_:catch:)` does.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - file: The file that the source of the action for the error names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - operation: May throw; with typed throws, `catch` gets an error of that type. The effect ends when it returns or
  ///     throws.
  ///   - recover: Is called with the error. For an effect that was cancelled nothing comes of it.
  public static func run<Failure: Error>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable (Send<Action>) async throws(Failure) -> Void,
    catch recover: @escaping @Sendable (Failure) -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      do throws(Failure) {
        try await operation(send)
      } catch {
        send.last(recover(error), from: source, isolation: nil)
      }
    }
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
