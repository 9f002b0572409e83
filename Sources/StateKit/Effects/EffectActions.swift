extension Effect {
  /// The actions that a store handles while an effect runs, for an effect that waits for some of them.
  ///
  ///     .run { send, actions in
  ///       guard let user = await actions.next(\.signedIn, timeout: .seconds(60)) else { return send(.gaveUp) }
  ///       for await name in actions.all(\.renamed) { await service.rename(user, to: name) }
  ///     }
  ///
  /// They are the actions of the effect's own type: the effect of a child sees the actions of that child, even if its
  /// middleware is pulled back. An action is seen after it was handled, with the state after it. Actions that were
  /// dropped are not seen.
  ///
  /// The effect hears of all actions after the one that started it. Actions before its first wait are kept, up to the
  /// last thousand, and its waits find them in order, so that none is missed although the closure begins later than the
  /// effect. After that, a wait sees the actions from its call on.
  ///
  /// Waiting ends when the effect ends or is cancelled, by its token, with its child or with the store, even in a task
  /// that the closure began by itself. Only while such an effect runs, the store passes actions to it; other effects,
  /// and stores without such an effect, pay nothing. The idea is `take` and `takeEvery` of Redux-Saga.
  public struct Actions: Sendable {
    let clock: any Clock<Duration>
    /// The actions that the effect hears of; nil if the actions of the store cannot be converted.
    let heard: Heard?
    let report: @Sendable (_ waiting: Any.Type) -> Void

    /// The actions that the effect hears of, perhaps as the actions of a part.
    struct Heard: Sendable {
      let add: @Sendable (HeardActions<Action>.Listener) -> Subscription
      let beginToWait: @Sendable () -> Void
    }

    /// Waits for the next action at a key path.
    ///
    ///     let user = await actions.next(\.users?.renamed, timeout: .seconds(3))
    ///
    /// After the effect's first wait, an action that is handled before the call is not seen. To see all of them, call
    /// `all` earlier: it keeps them.
    ///
    /// - Parameters:
    ///   - path: The key path to the payload. For an action without a payload, the result is `()`.
    ///   - timeout: The longest time to wait, by the store's clock; nil waits for ever.
    /// - Returns: The payload; nil if the time is over, or if the effect was cancelled.
    public func next<Payload: Sendable>(
      _ path: any KeyPath<Action, Payload?> & Sendable,
      timeout: Duration? = nil
    ) async -> Payload? {
      for await payload in stream(of: path, takingOne: true, timeout) { return payload }
      return nil
    }

    /// The actions at a key path from now on, as a sequence.
    ///
    ///     let answers = actions.all(\.answered)
    ///     send(.asked)
    ///     for await answer in answers { … }
    ///
    /// Actions that the effect sends after the call are seen, and so are their consequences. Payloads are kept for a
    /// slow consumer, so that it receives all of them. The sequence ends when the task that iterates is cancelled, as
    /// that of the effect is when the effect ends, and when the store is released.
    public func all<Payload: Sendable>(
      _ path: any KeyPath<Action, Payload?> & Sendable
    ) -> AsyncStream<Payload> {
      let taken = TakenStream(stream(of: path, takingOne: false, nil))
      return AsyncStream {
        heard?.beginToWait()
        return await taken.next()
      }
    }

    private func stream<Payload: Sendable>(
      of path: any KeyPath<Action, Payload?> & Sendable,
      takingOne: Bool,
      _ timeout: Duration?
    ) -> AsyncStream<Payload> {
      AsyncStream(bufferingPolicy: takingOne ? .bufferingOldest(1) : .unbounded) { continuation in
        guard let heard else {
          report(Action.self)
          return continuation.finish()
        }
        let listener = HeardActions<Action>.Listener(takesOne: takingOne, continuation) { action in
          action[keyPath: path]
        }
        let subscription = heard.add(listener)
        let stop = timeout.map { duration in
          EffectPause(duration: duration, clock: nil).begin(on: clock) { continuation.finish() }
        }
        continuation.onTermination = { _ in
          subscription.cancel()
          stop?()
        }
      }
    }

    /// The actions of a part.
    ///
    /// - Parameter extract: Returns the part's action; nil if the actions of the whole cannot be converted.
    func part<Part: Sendable>(_ extract: (@Sendable (Action) -> Part?)?) -> Effect<Part>.Actions {
      Effect<Part>.Actions(clock: clock, heard: extract.flatMap { heard?.part($0) }, report: report)
    }
  }
}

extension Effect.Actions.Heard {
  init(_ actions: HeardActions<Action>) {
    self.init(add: { actions.add($0) }, beginToWait: { actions.beginToWait() })
  }

  /// The same as the actions of a part.
  func part<Part: Sendable>(
    _ extract: @escaping @Sendable (Action) -> Part?
  ) -> Effect<Part>.Actions.Heard {
    Effect<Part>.Actions.Heard(
      add: { listener in
        add(
          HeardActions<Action>.Listener(
            takesOne: listener.takesOne,
            take: { action in extract(action).map(listener.take) ?? false },
            end: listener.end
          )
        )
      },
      beginToWait: beginToWait
    )
  }
}

/// An iterator that a closure may capture. One task at a time calls it, as for any `AsyncStream`.
private final class TakenStream<Element: Sendable>: @unchecked Sendable {
  private var iterator: AsyncStream<Element>.Iterator

  init(_ stream: AsyncStream<Element>) {
    iterator = stream.makeAsyncIterator()
  }

  func next() async -> Element? {
    await iterator.next()
  }
}

extension Effect {
  /// An effect that is made when it starts, on the main actor, to hear of the actions from then on.
  static func hearing(_ make: @escaping @MainActor @Sendable (Actions) -> Effect) -> Effect {
    Effect(.hearing(make))
  }

  /// Runs an asynchronous function that sends actions, and waits for others.
  ///
  ///     .run { send, actions in
  ///       if await actions.next(\.signedIn) != nil { send(.began) }
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - operation: The work. The effect ends when it returns.
  public static func run(
    cancellationToken: (any Hashable & Sendable)? = nil,
    _ operation: @escaping @Sendable (Send<Action>, Actions) async -> Void
  ) -> Effect {
    hearing { actions in Effect(.run { send in await operation(send, actions) }) }
      .cancellable(byOptional: cancellationToken)
  }

  /// Runs an asynchronous function that sends actions and waits for others, and turns an error into one more action.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the error's action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - operation: The work, which may throw. The effect ends when it returns or throws.
  ///   - recover: Returns the action for the error. It is not called if the effect was cancelled.
  public static func run<Failure: Error>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable (Send<Action>, Actions) async throws(Failure) -> Void,
    catch recover: @escaping @Sendable (Failure) -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send, actions in
      do throws(Failure) {
        try await operation(send, actions)
      } catch {
        send.failure(error, from: source, by: recover)
      }
    }
  }
}
