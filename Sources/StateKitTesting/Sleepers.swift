/// The tasks that sleep on a `TestClock`.
struct Sleepers: ~Copyable {
  typealias Wake = @Sendable () -> Void

  private struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  var now: TestClock.Instant
  var vainMove: TestClock.Move?
  private var lastID = 0
  private var sleepers: [Sleeper] = []
  private var observers: [(id: Int, count: Int, continuation: CheckedContinuation<Bool, Never>)] = []

  init(now: TestClock.Instant) {
    self.now = now
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// - Returns: The functions to call outside of the lock.
  mutating func add(
    _ id: Int,
    _ deadline: TestClock.Instant,
    _ continuation: CheckedContinuation<Void, any Error>
  ) -> [Wake] {
    // A later cancellation waits for the lock, and then finds the sleeper.
    if Task.isCancelled { return [{ continuation.resume(throwing: CancellationError()) }] }
    if deadline <= now { return [{ continuation.resume() }] }
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
    return popObservers()
  }

  mutating func cancel(_ id: Int) -> Wake? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    let continuation = sleepers.remove(at: index).continuation
    return { continuation.resume(throwing: CancellationError()) }
  }

  /// Takes out the first sleeper and moves the time to its deadline, unless that is after `instant`; nil for `instant`
  /// allows any deadline.
  mutating func popFirst(until instant: TestClock.Instant?) -> Wake? {
    guard let first = sleepers.first, first.deadline <= (instant ?? first.deadline) else { return nil }
    sleepers.removeFirst()
    now = first.deadline
    return { first.continuation.resume() }
  }

  var count: Int { sleepers.count }
  var isEmpty: Bool { sleepers.isEmpty }

  /// The tasks that sleep, as the end of a sentence: `2 do, the first until 1.0 seconds`.
  var text: String {
    guard let first = sleepers.first?.deadline.offset else { return "none does" }
    return sleepers.count == 1 ? "one does, until \(first)" : "\(sleepers.count) do, the first until \(first)"
  }

  /// - Returns: Whether enough tasks sleep; nil if they do not yet, and the continuation waits for them.
  mutating func whenSleeping(
    _ count: Int,
    _ id: Int,
    _ continuation: CheckedContinuation<Bool, Never>
  ) -> Bool? {
    if sleepers.count >= count { return true }
    // A later cancellation waits for the lock, and then finds the observer.
    if Task.isCancelled { return false }
    observers.append((id, count, continuation))
    return nil
  }

  /// Tells an observer that it has waited in vain.
  mutating func cancelObserver(_ id: Int) -> Wake? {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return nil }
    let continuation = observers.remove(at: index).continuation
    return { continuation.resume(returning: false) }
  }

  private mutating func popObservers() -> [Wake] {
    let count = sleepers.count
    let satisfied = observers.filter { $0.count <= count }
    observers.removeAll { $0.count <= count }
    return satisfied.map { observer in { observer.continuation.resume(returning: true) } }
  }
}
