extension Effect {
  /// An effect without work.
  public static var doNothing: Effect { Effect(.nothing) }

  /// Sends one action, after the actions that are already queued.
  public static func just(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect {
    .sequence([action], file: file, function: function, line: line)
  }

  /// Sends some actions in order.
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

  /// Runs at once on the main actor, after the reducers and in the middleware's order; bridges are made of it.
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
  /// An effect cannot fail, so the function may not throw; `run(_:catch:)` turns an error into an action. The state is
  /// read with `await`: `await state.count`.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - operation: The work. The effect ends when it returns.
  public static func run(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Effect {
    Effect(.run(operation)).cancellable(byOptional: cancellationToken)
  }

  /// Runs an asynchronous function that may send any number of actions, and turns an error into one more action.
  ///
  ///     .run { send in
  ///       for try await line in try await service.lines() { send(.came(line)) }
  ///     } catch: { error in
  ///       .failed("\(error)")
  ///     }
  ///
  /// The name comes from `run(operation:catch:)` of Point-Free's Composable Architecture; here `catch` returns the
  /// action instead of sending it, like that of `task(_:catch:)`.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the error's action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - operation: The work, which may throw; with typed throws, `catch` gets an error of that type. The effect ends
  ///     when it returns or throws.
  ///   - recover: Returns the action for the error. It is not called if the effect was cancelled.
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
        send.failure(error, from: source, by: recover)
      }
    }
  }

  /// Starts work that calls back. It starts at once on the main actor, so that it does not miss events right after the
  /// action.
  ///
  /// - Parameters:
  ///   - start: Receives a function that sends actions and a function to call at the end, both for any thread. It
  ///     returns a function that cancels the work, which is called at most once, and not after the end was handled.
  package static func callback(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ start:
      @escaping @MainActor @Sendable (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) -> Effect {
    Effect(.callback(start)).cancellable(byOptional: cancellationToken)
  }

  /// Runs an asynchronous function that does not send actions.
  public static func fireAndForget(_ operation: @escaping @Sendable () async -> Void) -> Effect {
    Effect(.fireAndForget(operation))
  }
}
