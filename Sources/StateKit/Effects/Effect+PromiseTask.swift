extension Effect {
  /// Starts a task that calls back once; cancelling the effect cancels it.
  ///
  ///     .promise { completion in
  ///       Task {
  ///         try await clock.sleep(for: .seconds(3))
  ///         completion(.remembered)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - file: The file that the source of its action names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - start: Runs at once on the main actor. The completion that it gets may be called from any thread; only the
  ///     first call counts, and a task that ends without it leaves the effect waiting. The task is cancelled where
  ///     the effect is cancelled, or its store goes, before the completion was called.
  public static func promise<Success: Sendable, Failure: Error>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ start:
      @escaping @MainActor @Sendable (_ completion: @escaping @Sendable (Action) -> Void) ->
      Task<Success, Failure>
  ) -> Effect {
    .promise(cancellationToken: cancellationToken, file: file, function: function, line: line) { completion in
      let task = start(completion)
      return { task.cancel() }
    }
  }
}
