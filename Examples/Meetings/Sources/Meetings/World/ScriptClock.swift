import Synchronization

/// A clock that the session moves: there are no real waits, and the order is always the same.
final class ScriptClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private typealias Sleeper = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Int: (deadline: Instant, sleeper: Sleeper)] = [:]
    /// The sleepers that were cancelled before they slept.
    var cancelled: Set<Int> = []
    /// The session's wait for a number of sleepers.
    var watcher: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    mutating func takeWatcher() -> CheckedContinuation<Void, Never>? {
      guard let (count, continuation) = watcher, sleepers.count == count else { return nil }
      watcher = nil
      return continuation
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper in
        let (isCancelled, watcher) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
          if state.cancelled.remove(id) != nil { return (true, nil) }
          state.sleepers[id] = (deadline, sleeper)
          return (false, state.takeWatcher())
        }
        if isCancelled { sleeper.resume(throwing: CancellationError()) }
        watcher?.resume()
      }
    } onCancel: {
      let (sleeper, watcher) = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)?.sleeper
        if sleeper == nil { state.cancelled.insert(id) }
        return (sleeper, state.takeWatcher())
      }
      sleeper?.resume(throwing: CancellationError())
      watcher?.resume()
    }
  }

  /// Lets time pass, and wakes the sleepers whose time has come.
  func pass(_ duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value.sleeper)
    }
    for sleeper in woken { sleeper.resume() }
  }

  /// Waits until there are exactly `count` sleepers.
  func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let watcher = state.withLock { state in
        state.watcher = (count, continuation)
        return state.takeWatcher()
      }
      watcher?.resume()
    }
  }
}
