extension Effect {
  /// Starts a task that calls back once; cancelling the effect cancels the task.
  ///
  ///     .promise { completion in
  ///       Task {
  ///         try await clock.sleep(for: .seconds(3))
  ///         completion(.remembered)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - start: Runs at once on the main actor. Its completion may be called from any thread; only the first call
  ///     counts. If the task ends without calling it, the effect keeps waiting. The task is cancelled if the effect is
  ///     cancelled, or its store is released, before the completion is called.
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
