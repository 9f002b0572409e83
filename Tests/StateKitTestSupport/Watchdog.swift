import Foundation
import StateKit
package import Testing

/// Ends the process if tests are running but have not begun or ended for a while.
///
///     @Suite(.watched)
///     struct StoreTests { … }
///
/// A test may hang in code that does not notice a cancellation, or that blocks the main actor. Such a test cannot be
/// ended, and would keep the run from ending. The process prints the names of the running tests and exits with 1.
package struct Watchdog: SuiteTrait, TestTrait, TestScoping {
  private struct State {
    var running: [Int: String] = [:]
    var lastID = 0
    var lastEvent = ContinuousClock.now
  }

  private static let state = Lock(State())
  /// A thread that begins with the first test: tests may block the main actor and all threads of tasks.
  private static let thread: Void = Thread.detachNewThread(watch)
  /// The time without an event: all tests of the runtime take less time together.
  private static let limit = Duration.seconds(Thoroughness.isFull ? 600 : 45)

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let id = Watchdog.begin("\(test.sourceLocation.fileName): \(test.name)")
    defer { Watchdog.end(id) }
    try await function()
  }

  private static func begin(_ name: String) -> Int {
    _ = thread
    return state.withLock { state in
      state.lastID += 1
      state.lastEvent = .now
      state.running[state.lastID] = name
      return state.lastID
    }
  }

  private static func end(_ id: Int) {
    state.withLock { state in
      state.lastEvent = .now
      state.running[id] = nil
    }
  }

  private static func watch() {
    while true {
      Thread.sleep(forTimeInterval: 1)
      let hanging = state.withLock { state in
        ContinuousClock.now - state.lastEvent > limit ? state.running.values.sorted() : []
      }
      if !hanging.isEmpty {
        let names = hanging.joined(separator: "\n  ")
        FileHandle.standardError.write(Data("✘ These tests do not end:\n  \(names)\n".utf8))
        exit(1)
      }
    }
  }
}

extension Trait where Self == Watchdog {
  /// Ends the process if the tests hang.
  package static var watched: Watchdog { Watchdog() }
}
