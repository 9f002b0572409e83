import Foundation
import StateKit
package import Testing

/// Ends the process if tests are running, but none of them begins or ends: after 20 seconds in which the process does
/// not work, or after ten minutes.
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
    var quiet: (idle: Int, working: Int) = (0, 0)
  }

  private static let state = Lock(State())
  /// A thread that begins with the first test: tests may block the main actor and all threads of tasks.
  private static let thread: Void = Thread.detachNewThread(watch)
  /// The limits of the seconds without an event. Work is a sign that tests of other suites run meanwhile, whose tasks
  /// were all queued before those of an effect, or that a test loops endlessly.
  private static let limit = (idle: 20, working: 600)

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
      state.quiet = (0, 0)
      state.running[state.lastID] = name
      return state.lastID
    }
  }

  private static func end(_ id: Int) {
    state.withLock { state in
      state.quiet = (0, 0)
      state.running[id] = nil
    }
  }

  private static func watch() {
    var used = clock()
    while true {
      Thread.sleep(forTimeInterval: 1)
      let isWorking = hasChildren || clock() - used > clock_t(CLOCKS_PER_SEC) / 50
      used = clock()
      let hanging = state.withLock { state in
        if isWorking { state.quiet.working += 1 } else { state.quiet.idle += 1 }
        let isOver = state.quiet.idle > limit.idle || state.quiet.working > limit.working
        return isOver ? state.running.values.sorted() : []
      }
      if !hanging.isEmpty {
        let names = hanging.joined(separator: "\n  ")
        FileHandle.standardError.write(Data("✘ These tests do not end:\n  \(names)\n".utf8))
        exit(1)
      }
    }
  }

  /// Whether the process has begun others, such as compilers, that run or were not waited for.
  private static var hasChildren: Bool {
    var info = siginfo_t()
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0
  }
}

extension Trait where Self == Watchdog {
  /// Ends the process if the tests hang.
  package static var watched: Watchdog { Watchdog() }
}
