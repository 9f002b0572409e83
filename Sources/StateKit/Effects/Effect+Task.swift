extension Effect {
  /// Awaits one action.
  ///
  ///     .task { await .loaded(service.fetch()) }
  ///
  /// An effect cannot fail, so the function may not throw; `task(_:catch:)` turns an error into an action.
  public static func task(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable () async -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      await send.last(operation(), from: source, isolation: nil)
    }
  }

  /// Awaits one action, and turns an error into one.
  ///
  ///     .task {
  ///       try await .loaded(service.fetch())
  ///     } catch: { error in
  ///       .failed(error)
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - operation: The work, which may throw; with typed throws, `catch` gets an error of that type.
  ///   - recover: Returns the action for the error. It is not called if the effect was cancelled.
  public static func task<Failure: Error>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable () async throws(Failure) -> Action,
    catch recover: @escaping @Sendable (Failure) -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      do throws(Failure) {
        try await send.last(operation(), from: source, isolation: nil)
      } catch {
        send.failure(error, from: source, by: recover)
      }
    }
  }
}
