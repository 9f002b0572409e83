#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif
public import StateKit

extension Effect {
  /// Starts something that calls back once, cancelled as Combine does: by `AnyCancellable` or any `Cancellable`.
  ///
  ///     .promise { completion in
  ///       session.dataTaskPublisher(for: url).replaceError(with: .empty).sink { completion(.loaded($0)) }
  ///     }
  ///
  /// - Parameters:
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`.
  ///   - file: The file that the source of its action names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - start: Runs at once on the main actor. The completion that it gets may be called from any thread; only the
  ///     first call counts. What it returns is kept while the effect runs, and cancelled where the effect is
  ///     cancelled, or its store goes, before the completion was called: from any thread.
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
