import StateKit
import Testing

/// Ends a wait for an event that does not happen.
///
/// Tests do not depend on this time: the events of correct code happen before. Besides seconds, turns of the
/// threads and of the main actor are counted, because thousands of tests that run at once may delay each
/// other for minutes. A chain of thousands of effects, each of which takes a turn, ends before.
struct Patience {
  private static let turns = 10_000
  private static let hasLost = Lock<Set<Test.ID>>([])
  private let task: Task<Void, Never>

  init(_ giveUp: @escaping @Sendable () -> Void) {
    let seconds = Patience.seconds
    task = Task.detached {
      try? await Task.sleep(for: .seconds(seconds))
      for _ in 0..<Patience.turns where !Task.isCancelled {
        await Task.yield()
        await MainActor.run {}
      }
      if !Task.isCancelled { giveUp() }
    }
  }

  func end() { task.cancel() }

  static func report(_ sourceLocation: SourceLocation) {
    if let test = Test.current { _ = hasLost.withLock { $0.insert(test.id) } }
    Issue.record("what this waits for did not happen", sourceLocation: sourceLocation)
  }

  /// The limit in seconds. After a first wait was given up the test fails anyway, so further waits are short.
  private static var seconds: Int {
    guard let test = Test.current else { return 20 }
    return hasLost.withLock { $0.contains(test.id) } ? 1 : 20
  }
}
