import StateKit
import StateKitTestSupport
import Testing

/// A clock that only a test advances.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Sleeper] = []
    var waiting: [(deadlines: [Duration], gate: Gate)] = []
  }

  private let state = Lock(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      remove { $0.id == id }.first?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Wakes sleepers whose deadline has passed, in the order of their deadlines.
  func advance(by duration: Duration) {
    let now = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.now
    }
    let woken = remove { $0.deadline <= now }
    for sleeper in woken.sorted(by: { $0.deadline < $1.deadline }) { sleeper.continuation.resume() }
  }

  /// Waits until exactly these deadlines have sleepers, as offsets from the start of the clock.
  func sleeping(until deadlines: Duration..., sourceLocation: SourceLocation = #_sourceLocation) async {
    await sleeping(until: deadlines, sourceLocation: sourceLocation)
  }

  func sleeping(until deadlines: [Duration], sourceLocation: SourceLocation = #_sourceLocation) async {
    let gate = Gate()
    state.withLock { $0.waiting.append((deadlines, gate)) }
    tell()
    await gate.wait(sourceLocation: sourceLocation)
  }

  private func add(_ sleeper: Sleeper) {
    let (isCancelled, isOver) = state.withLock { state in
      // A later cancellation waits for the lock, and finds the sleeper.
      let isCancelled = Task.isCancelled
      let isOver = sleeper.deadline <= state.now
      if !isCancelled, !isOver { state.sleepers.append(sleeper) }
      return (isCancelled, isOver)
    }
    if isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if isOver {
      sleeper.continuation.resume()
    }
    tell()
  }

  private func remove(_ isChosen: (Sleeper) -> Bool) -> [Sleeper] {
    let removed = state.withLock { state in
      let removed = state.sleepers.filter(isChosen)
      state.sleepers.removeAll(where: isChosen)
      return removed
    }
    tell()
    return removed
  }

  private func tell() {
    let gates = state.withLock { state in
      let deadlines = state.sleepers.map(\.deadline.offset).sorted()
      defer { state.waiting.removeAll { $0.deadlines == deadlines } }
      return state.waiting.filter { $0.deadlines == deadlines }.map(\.gate)
    }
    for gate in gates { gate.open() }
  }
}
