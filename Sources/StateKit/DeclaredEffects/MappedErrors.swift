/// Converts the errors of a function to one type: for a client that throws any error, where the closure of a request or
/// effect throws the `failure` of its schema.
///
///     let effects = UsersEffects(
///       fetchUser: mapError(of: client.user) { error in
///         error is URLError ? .offline : .unknown
///       }
///     )
///
/// `transform` also gets the `CancellationError` of an effect that was cancelled, because the function has to throw an
/// error of the new type. It does not matter which one: an action is not sent for it. A closure that logs the error
/// asks `Task.isCancelled` first.
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
/// A `CancellationError` in a task that was cancelled is not converted; the sequence ends.
///
/// - Parameters:
///   - elements: A sequence that may fail.
///   - transform: Returns the error to end with instead.
/// - Returns: A sequence of the same elements.
@_disfavoredOverload
public func mapError<Elements: AsyncSequence, Failure: Error>(
  of elements: Elements,
  to transform: @escaping @Sendable (any Error) -> Failure
) -> some EffectStream<Elements.Element, Failure> {
  MappedErrors(elements: elements, transform: transform)
}

/// Converts the error that ends a sequence, where sequences know the types of their errors.
///
/// A `CancellationError` in a task that was cancelled is not converted; the sequence ends.
///
/// - Parameters:
///   - elements: A sequence that may fail.
///   - transform: Returns the error to end with instead.
/// - Returns: A sequence of the same elements.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public func mapError<Elements: AsyncSequence, Failure: Error>(
  of elements: Elements,
  to transform: @escaping @Sendable (Elements.Failure) -> Failure
) -> some EffectStream<Elements.Element, Failure> & AsyncSequence<Elements.Element, Failure> {
  MappedErrors(elements: elements) { error in
    guard let error = error as? Elements.Failure else {
      fatalError("\(Elements.self) threw \(error), which is not a \(Elements.Failure.self)")
    }
    return transform(error)
  }
}

private struct MappedErrors<Elements: AsyncSequence, StreamFailure: Error>: EffectStream {
  typealias Element = Elements.Element

  let elements: Elements
  let transform: @Sendable (any Error) -> StreamFailure

  func makeAsyncIterator() -> Iterator {
    Iterator(elements: elements.makeAsyncIterator(), transform: transform)
  }

  struct Iterator: AsyncIteratorProtocol {
    var elements: Elements.AsyncIterator
    let transform: @Sendable (any Error) -> StreamFailure

    mutating func next() async throws(StreamFailure) -> Element? {
      do {
        return try await elements.next()
      } catch {
        if error is CancellationError, Task.isCancelled { return nil }
        throw transform(error)
      }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func next(isolation actor: isolated (any Actor)?) async throws(StreamFailure) -> Element? {
      do throws(Elements.Failure) {
        return try await elements.next(isolation: actor)
      } catch {
        if error is CancellationError, Task.isCancelled { return nil }
        throw transform(error)
      }
    }
  }
}
