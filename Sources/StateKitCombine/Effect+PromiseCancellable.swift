#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif
public import StateKit

extension Effect {
  /// Starts work that calls back once, and that is cancelled like a Combine subscription: by `AnyCancellable` or any
  /// `Cancellable`.
  ///
  ///     .promise { completion in
  ///       session.dataTaskPublisher(for: url).replaceError(with: .empty).sink { completion(.loaded($0)) }
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - start: Runs at once on the main actor. Its completion may be called from any thread; only the first call
  ///     counts. The returned work is kept while the effect runs. It is cancelled, on any thread, if the effect is
  ///     cancelled, or its store is released, before the completion is called.
  public static func promise<Work: Cancellable>(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ start:
      @escaping @MainActor @Sendable (_ completion: @escaping @Sendable (Action) -> Void) -> Work
  ) -> Effect {
    .promise(cancellationToken: cancellationToken, file: file, function: function, line: line) { completion in
      let work = CancelledAnywhere(start(completion))
      return { work.cancel() }
    }
  }
}

#endif
