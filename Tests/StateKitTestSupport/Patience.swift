import StateKit
import Testing

/// Gives up what a test waits for in vain.
///
/// No test depends on how long this takes: what is right happens before. It counts turns of the threads and of the main
/// actor besides seconds, as thousands of tests that run at once may keep each other waiting for minutes. A chain of thousands
/// of effects, each of which takes a turn, ends before.
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

  /// A test that lost its patience once fails anyway, and should not take minutes to do so.
  private static var seconds: Int {
    guard let test = Test.current else { return 20 }
    return hasLost.withLock { $0.contains(test.id) } ? 1 : 20
  }
}
