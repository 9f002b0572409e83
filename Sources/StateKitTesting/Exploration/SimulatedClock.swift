import StateKit

/// The clock of an explored store: it moves from one deadline to the next, without tasks.
final class SimulatedClock: CallingClock {
  typealias Instant = TestClock.Instant

  private struct Call {
    let id: Int
    let time: Instant
    let repeats: Bool
    let body: @MainActor @Sendable () -> Void
  }

  private struct Calls {
    var now = Instant()
    var lastID = 0
    /// By their times.
    var waiting: [Call] = []
  }

  private let calls = Lock(Calls())

  var now: Instant { calls.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// The number of calls that wait.
  var count: Int { calls.withLock { $0.waiting.count } }

  /// Whether a call waits that is not one of a timer.
  var hasPause: Bool { calls.withLock { $0.waiting.contains { !$0.repeats } } }

  func call(
    after time: Duration,
    repeats: Bool,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let id = calls.withLock { calls in
      calls.lastID += 1
      let call = Call(id: calls.lastID, time: calls.now.advanced(by: time), repeats: repeats, body: body)
      let index = calls.waiting.firstIndex { $0.time > call.time } ?? calls.waiting.endIndex
      calls.waiting.insert(call, at: index)
      return call.id
    }
    return { [weak self] in self?.forget(id) }
  }

  private func forget(_ id: Int) {
    let forgotten = calls.withLock { calls in
      calls.waiting.firstIndex { $0.id == id }.map { calls.waiting.remove(at: $0) }
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Moves to the next deadline, and calls what waits for it.
  ///
  /// - Returns: The time that passed; nil if nothing waits.
  @MainActor
  func advance() -> Duration? {
    let next = calls.withLock { calls -> (passed: Duration, call: Call)? in
      guard !calls.waiting.isEmpty else { return nil }
      let first = calls.waiting.removeFirst()
      let start = calls.now
      calls.now = max(start, first.time)
      return (start.duration(to: calls.now), first)
    }
    next?.call.body()
    return next?.passed
  }

  /// Only code that sleeps by itself calls it, which a simulation does not run.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}
