import Synchronization

/// A clock whose time passes as soon as all participants sleep: minutes pass at once, and always in the same
/// order.
final class ScriptClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var participants = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var lastSleeper = 0

    /// The sleeper that wakes first, if all participants sleep.
    mutating func takeNextSleeper() -> Sleeper? {
      guard sleepers.count == participants,
        let (id, sleeper) = sleepers.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) })
      else { return nil }
      sleepers[id] = nil
      now = max(now, sleeper.deadline)
      return sleeper
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// From now on the clock waits for one participant more.
  func join() {
    state.withLock { $0.participants += 1 }
  }

  /// From now on the clock waits for one participant fewer.
  func leave() {
    wake { $0.participants -= 1 }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(deadline: deadline, continuation: continuation)
        let isCancelled = wake { state in
          if state.cancelled.remove(id) != nil { return true }
          state.sleepers[id] = sleeper
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Makes a change, then lets time pass if all participants sleep.
  @discardableResult
  private func wake<Result: Sendable>(_ change: (inout sending State) -> Result) -> Result {
    let (result, sleeper) = state.withLock { state in
      let result = change(&state)
      return (result, state.takeNextSleeper())
    }
    sleeper?.continuation.resume()
    return result
  }
}
