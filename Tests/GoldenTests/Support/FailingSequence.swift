@testable import GoldenCode

/// A sequence of values with an optional error at its end.
struct FailingSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let values: AsyncStream<Element>?
  var error: Failure?

  func makeAsyncIterator() -> Iterator {
    Iterator(values: values?.makeAsyncIterator(), error: error)
  }

  struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<Element>.Iterator?
    let error: Failure?

    mutating func next() async throws(Failure) -> Element? {
      if let value = await values?.next() { return value }
      if let error { throw error }
      return nil
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func next(isolation: isolated (any Actor)?) async throws(Failure) -> Element? {
      if let value = await values?.next(isolation: isolation) { return value }
      if let error { throw error }
      return nil
    }
  }
}

/// The water levels from a pump.
typealias Levels = FailingSequence<(level: Int, at: Int), PumpError>
