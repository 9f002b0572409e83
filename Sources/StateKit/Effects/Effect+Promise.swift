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
      let completion = Once<Action> { action in
        send(action, from: source)
        end()
      }
      let cancel = start { action in completion.take()?(action) }
      return { if completion.take() != nil { cancel() } }
    }
  }
}

/// Something that may be called once.
private final class Once<Value: Sendable>: Sendable {
  private let body: Lock<(@Sendable (Value) -> Void)?>

  init(_ body: @escaping @Sendable (Value) -> Void) {
    self.body = Lock(body)
  }

  /// - Returns: Nil if it was taken before.
  func take() -> (@Sendable (Value) -> Void)? {
    body.withLock { body in
      defer { body = nil }
      return body
    }
  }
}
