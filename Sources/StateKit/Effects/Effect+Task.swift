extension Effect {
  /// Awaits one action.
  ///
  ///     .task { await .loaded(service.fetch()) }
  ///
  /// An effect cannot fail, so what is awaited may not throw; `task(_:catch:)` makes an action of an error.
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

  /// Awaits one action, or makes one of an error.
  ///
  ///     .task {
  ///       try await .loaded(service.fetch())
  ///     } catch: { error in
  ///       .failed(error)
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - file: The file that the source of its action names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - operation: May throw; with typed throws, `catch` gets an error of that type.
  ///   - recover: Is called with the error. For an effect that was cancelled nothing comes of it.
  public static func task<Failure: Error>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ operation: @escaping @Sendable () async throws(Failure) -> Action,
    catch recover: @escaping @Sendable (Failure) -> Action
  ) -> Effect {
    .task(cancellationToken: cancellationToken, file: file, function: function, line: line) {
      do throws(Failure) {
        return try await operation()
      } catch {
        return recover(error)
      }
    }
  }
}
