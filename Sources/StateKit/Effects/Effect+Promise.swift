extension Effect {
  /// Starts something that calls back once.
  ///
  ///     .promise { completion in
  ///       let request = api.fetch { users in completion(.loaded(users)) }
  ///       return { request.cancel() }
  ///     }
  ///
  /// The idea is that of SwiftRex's promise.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - file: The file that the source of its action names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - start: Runs at once on the main actor. The completion that it gets may be called from any thread; only the
  ///     first call counts. It returns what cancels the work, which is called at most once: when the effect is
  ///     cancelled, or its store goes, before the completion was called.
  public static func promise(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ start:
      @escaping @MainActor @Sendable (_ completion: @escaping @Sendable (Action) -> Void) ->
      @Sendable () -> Void
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .callback(cancellationToken: cancellationToken) { send, end in
      let promise = Promise<Action> { action in
        send.last(action, from: source, isolation: nil)
        end()
      }
      let cancel = start { promise.complete($0) }
      // From the main actor, so that it is handled before the dispatch returns that it came of.
      if let action = promise.started() {
        send.last(action, from: source, isolation: MainActor.shared)
        end()
      }
      return { if promise.cancel() { cancel() } }
    }
  }
}

/// Something that is completed once, or cancelled. Then it holds nothing any more, whoever holds it.
private final class Promise<Value: Sendable>: Sendable {
  private enum State {
    /// `start` runs, and may have completed already.
    case starting(Value?, @Sendable (Value) -> Void)
    case waiting(@Sendable (Value) -> Void)
    case done
  }

  private let state: Lock<State>

  init(_ body: @escaping @Sendable (Value) -> Void) {
    self.state = Lock(.starting(nil, body))
  }

  func complete(_ value: Value) {
    let body: (@Sendable (Value) -> Void)? = state.withLock { state in
      switch state {
      case .starting(nil, let body): state = .starting(value, body)
      case .waiting(let body):
        state = .done
        return body
      case .starting, .done: break
      }
      return nil
    }
    body?(value)
  }

  /// - Returns: The value, if it is there already.
  func started() -> Value? {
    state.withLock { state in
      guard case .starting(let value, let body) = state else { return nil }
      state = value == nil ? .waiting(body) : .done
      return value
    }
  }

  /// - Returns: Whether this is the end of it.
  func cancel() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .done
      return true
    }
  }
}
