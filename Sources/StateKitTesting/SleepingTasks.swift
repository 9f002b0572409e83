import StateKit

/// The tasks of a test store that sleep on a `TestClock`: tasks of its effects, and tasks that side effects start.
///
/// A task inherits this value from the task that started it, so the store does not need to know the clock, and
/// concurrent tests do not see each other's tasks.
final class SleepingTasks: Sendable {
  /// The value for the test store that the current task belongs to.
  @TaskLocal static var current: SleepingTasks?

  struct Sleep {
    let clock: TestClock
    let began: TestClock.Instant
    let deadline: TestClock.Instant
  }

  private let sleeps = Lock<(lastID: Int, all: [Int: Sleep])>((0, [:]))

  /// - Returns: The number to pass to `remove` when the task wakes.
  func add(_ sleep: Sleep) -> Int {
    sleeps.withLock { sleeps in
      sleeps.lastID += 1
      sleeps.all[sleeps.lastID] = sleep
      return sleeps.lastID
    }
  }

  func remove(_ id: Int) {
    sleeps.withLock { _ = $0.all.removeValue(forKey: id) }
  }

  /// A hint about the clock, for a test that waits in vain; nil if no task sleeps.
  /// - Parameter atEnd: Whether the test waits for the end of all tasks, where a timer would go on for ever.
  func hint(atEnd: Bool) -> String? {
    let all = sleeps.withLock { Array($0.all.values) }
    guard let first = all.min(by: { $0.deadline < $1.deadline }) else { return nil }
    let tasks = all.count == 1 ? "A task sleeps" : "\(all.count) tasks sleep"
    let until = "\(all.count == 1 ? "" : "the first ")until \(first.deadline.offset)"
    return
      "\(tasks) on a TestClock, \(until), and it is \(first.clock.now.offset) there: \(first.remedy(atEnd: atEnd))"
  }
}

extension SleepingTasks.Sleep {
  fileprivate func remedy(atEnd: Bool) -> String {
    guard let move = clock.vainMove, began == clock.now, isMissed(by: move) else {
      let timers =
        " A timer sleeps again: send the action that its 'until' names, or make its condition false."
      return "advance the clock.\(atEnd ? timers : "")"
    }
    let moved = move.end.map { "was advanced from \(move.start.offset) to \($0.offset)" } ?? "was told to run"
    return """
      the clock \(moved) before the task slept. Wait for the task first: await clock.waitForSleepers(1)
      """
  }

  private func isMissed(by move: TestClock.Move) -> Bool {
    move.end.map { began.duration(to: deadline) <= move.start.duration(to: $0) } ?? true
  }
}
