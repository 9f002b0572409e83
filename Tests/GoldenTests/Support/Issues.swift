import StateKit
import Synchronization

/// What a store reported.
final class Issues: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  var kinds: [RuntimeIssue.Kind] { issues.withLock { $0.map(\.kind) } }
  var messages: [String] { issues.withLock { $0.map(\.message) } }

  var reporter: Reporter {
    Reporter { issue in self.issues.withLock { $0.append(issue) } }
  }
}

/// The levels of a pump, which end with an error.
struct Levels: AsyncSequence, Sendable {
  typealias Element = (level: Int, at: Int)
  typealias Failure = PumpError

  let values: AsyncStream<Element>?
  var error: PumpError?

  func makeAsyncIterator() -> Iterator {
    Iterator(values: values?.makeAsyncIterator(), error: error)
  }

  struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<Element>.Iterator?
    let error: PumpError?

    mutating func next() async throws(PumpError) -> Element? {
      try await next(isolation: nil)
    }

    mutating func next(isolation: isolated (any Actor)?) async throws(PumpError) -> Element? {
      if let value = await values?.next(isolation: isolation) { return value }
      if let error { throw error }
      return nil
    }
  }
}
