extension Effect {
  /// Starts work that calls back once.
  ///
  ///     .promise { completion in
  ///       let request = api.fetch { users in completion(.loaded(users)) }
  ///       return { request.cancel() }
  ///     }
  ///
  /// The idea comes from SwiftRex's promise.
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - start: Runs at once on the main actor. Its completion may be called from any thread; only the first call
  ///     counts. It returns a function that cancels the work. This function is called at most once: if the effect is
  ///     cancelled, or its store is released, before the completion is called.
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
      // Sent from the main actor, so that the action is handled before the original dispatch returns.
      if let action = promise.started() {
        send.last(action, from: source, isolation: MainActor.shared)
        end()
      }
      return { if promise.cancel() { cancel() } }
    }
  }
}

/// A promise that is completed or cancelled once. After that it releases its closures, even while others keep the
/// promise.
private final class Promise<Value: Sendable>: Sendable {
  private enum State {
    /// `start` is running, and may have called the completion already.
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

  /// - Returns: The value, if the completion was already called.
  func started() -> Value? {
    state.withLock { state in
      guard case .starting(let value, let body) = state else { return nil }
      state = value == nil ? .waiting(body) : .done
      return value
    }
  }

  /// - Returns: Whether this call cancelled the promise.
  func cancel() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .done
      return true
    }
  }
}
