/// Converts the errors of a function to one type: for a client that throws any error, where the closure of a request or
/// effect throws the `failure` of its schema.
///
///     let effects = UsersEffects(
///       fetchUser: mapError(of: client.user) { error in
///         error is URLError ? .offline : .unknown
///       }
///     )
///
/// The name follows `Result.mapError`.
///
/// - Parameters:
///   - operation: A function that may throw.
///   - transform: Returns the error to throw instead.
/// - Returns: A function with the same parameters and result.
public func mapError<each Input, Output, Failure: Error>(
  of operation: @escaping @Sendable (repeat each Input) async throws -> Output,
  to transform: @escaping @Sendable (any Error) -> Failure
) -> @Sendable (repeat each Input) async throws(Failure) -> Output {
  { (input: repeat each Input) async throws(Failure) -> Output in
    do {
      return try await operation(repeat each input)
    } catch {
      throw transform(error)
    }
  }
}

/// Converts the error that ends a sequence: for an `AsyncThrowingStream`, where a `stream` of a schema fails with the
/// schema's own error.
///
///     let effects = FeedEffects(lines: { mapError(of: client.lines()) { .broken("\($0)") } })
///
/// - Parameters:
///   - elements: A sequence that may fail.
///   - transform: Returns the error to end with instead.
/// - Returns: A sequence of the same elements.
public func mapError<Elements: AsyncSequence, Failure: Error>(
  of elements: Elements,
  to transform: @escaping @Sendable (Elements.Failure) -> Failure
) -> some AsyncSequence<Elements.Element, Failure> {
  MappedErrors(elements: elements, transform: transform)
}

private struct MappedErrors<Elements: AsyncSequence, Failure: Error>: AsyncSequence {
  typealias Transform = @Sendable (Elements.Failure) -> Failure

  let elements: Elements
  let transform: Transform

  func makeAsyncIterator() -> Iterator {
    Iterator(elements: elements.makeAsyncIterator(), transform: transform)
  }

  struct Iterator: AsyncIteratorProtocol {
    var elements: Elements.AsyncIterator
    let transform: Transform

    mutating func next() async throws(Failure) -> Elements.Element? {
      try await next(isolation: nil)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Elements.Element? {
      do throws(Elements.Failure) {
        return try await elements.next(isolation: actor)
      } catch {
        throw transform(error)
      }
    }
  }
}
