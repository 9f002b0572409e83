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

  /// Runs an asynchronous function that may send any number of actions; its source of them is the line of each
  /// `send` call.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - operation: What to do. The effect ends when it returns.
  public static func run(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Effect {
    Effect(.run(cancellationToken.map { EffectToken($0) }, operation))
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
    Effect(.callback(cancellationToken.map { EffectToken($0) }, start))
  }

  /// Awaits one action.
  ///
  ///     .task { await .loaded(service.fetch()) }
  public static func task(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable () async -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      await send(operation(), from: source)
    }
  }

  /// Runs an asynchronous function that gives no action.
  public static func fireAndForget(_ operation: @escaping @Sendable () async -> Void) -> Effect {
    .run { _ in await operation() }
  }

  /// Gives the elements of an asynchronous sequence until it ends.
  public static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect where Elements.Element == Action, Elements.Failure == Never {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      for await action in elements { send(action, from: source) }
    }
  }

  /// Ends the effect of the same middleware that runs with an equal token, if there is one. What it would still
  /// have sent is dropped.
  public static func cancel(_ token: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectToken(token)))
  }

  /// Starts all of them, in order.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all of them, in order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let working = effects.filter { !$0.isNothing }
    guard let first = working.first else { return .doNothing }
    return working.count == 1 ? first : Effect(.merge(working))
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// The sequence as an effect that gives its elements as actions.
  ///
  ///     monitor.updates().map(ReachabilityAction.changed).asEffect(cancellationToken: "monitor")
  public func asEffect(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect<Element> {
    .stream(self, cancellationToken: cancellationToken, file: file, function: function, line: line)
  }
}
