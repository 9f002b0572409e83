import StateKit

/// A clock that a test moves by hand. No real time passes.
///
///     let clock = TestClock()
///     store.send(.typed("swift"))          // its effect sleeps on the clock
///     await clock.waitForSleepers(1)
///     await clock.advance(by: .milliseconds(300))
///     await store.receive(.found(…))
///
/// Sleepers wake in the order of their deadlines, each at its own. After each one the clock lets woken tasks run, so
/// that they can sleep again before it moves on. It cannot tell whether they did: if that matters, wait for them with
/// `await clock.waitForSleepers(2)`. If a `TestStore` waits in vain while one of its effects sleeps, its failure says
/// so.
///
/// A store's effects use it if its configuration does: `StoreConfiguration(clock: clock)`.
public final class TestClock: Clock, Sendable {
  /// A time, counted from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since then, for example `.seconds(3)`.
    public let offset: Duration

    /// Creates a time.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The time after a duration; before this one for a negative duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the left time is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state: Lock<Sleepers>

  /// Creates a clock.
  public init(now: Instant = Instant()) {
    state = Lock(Sleepers(now: now))
  }

  /// The time that the test has moved the clock to.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: any two times are distinguished.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test moves the clock to the deadline.
  ///
  /// - Throws: `CancellationError` if its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let (id, now) = state.withLock { ($0.makeID(), $0.now) }
    let tasks = SleepingTasks.current
    let sleep = tasks?.add(SleepingTasks.Sleep(clock: self, began: now, deadline: deadline))
    defer { if let sleep { tasks?.remove(sleep) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let woken = state.withLock { $0.add(id, deadline, continuation) }
        for wake in woken { wake() }
      }
    } onCancel: {
      state.withLock { $0.cancel(id) }?()
    }
  }

  /// Moves the clock forward, from deadline to deadline.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock forward to a time, from deadline to deadline.
  public func advance(to instant: Instant) async {
    await advance(to: instant, settling: TestClock.giveOccasion)
  }

  func advance(to instant: Instant, settling: () async -> Void) async {
    let start = now
    let count = await wakeAll(until: instant, settling: settling)
    state.withLock { sleepers in
      sleepers.now = max(sleepers.now, instant)
      sleepers.vainMove = count == 0 ? Move(start: start, end: instant) : nil
    }
  }

  /// Moves the clock forward, from deadline to deadline, until no task sleeps; the last deadline is the time then.
  ///
  /// If a task sleeps repeatedly, like a timer, this would never end: after `timeout` it fails the test. It also ends when
  /// its own task is cancelled.
  ///
  /// - Parameters:
  ///   - timeout: The real time after which it fails.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func run(
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if await run(atMost: timeout, settling: TestClock.giveOccasion) { return }
    let (sleeping, time) = state.withLock { ($0.text, $0.now.offset) }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      No task was to sleep on the clock any more after it has run for \(timeout), and \(sleeping): it is \(time) there. A \
      task that sleeps repeatedly, such as a timer, has to be cancelled before the clock runs.
      """
    )
  }

  /// - Returns: Whether all tasks have woken, or the calling task is cancelled; false if the time was over.
  func run(atMost timeout: Duration, settling: () async -> Void) async -> Bool {
    let start = now
    let isLate = Lock(timeout <= .zero)
    let timer = TestClock.after(timeout) { isLate.withLock { $0 = true } }
    defer { timer.cancel() }
    let count = await wakeAll(
      until: nil,
      while: { !Task.isCancelled && !isLate.withLock { $0 } },
      settling: settling
    )
    return state.withLock {
      $0.vainMove = count == 0 ? Move(start: start, end: nil) : nil
      return $0.isEmpty || Task.isCancelled
    }
  }

  /// A move of the time. Without an end, it continues until no task sleeps.
  struct Move {
    let start: Instant
    let end: Instant?
  }

  /// The newest move, if it woke no task, for the hint to a test that waits in vain.
  var vainMove: Move? { state.withLock { $0.vainMove } }

  /// - Returns: The number of tasks that woke.
  private func wakeAll(
    until instant: Instant?,
    while goesOn: () -> Bool = { true },
    settling: () async -> Void
  ) async -> Int {
    var count = 0
    await settling()
    while goesOn(), let wake = state.withLock({ $0.popFirst(until: instant) }) {
      count += 1
      wake()
      await settling()
    }
    return count
  }

  /// Waits until at least a number of tasks sleep, and fails the test after `timeout`. A correct test loses no time. It also
  /// ends when its own task is cancelled.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - timeout: The real time to wait for them.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func waitForSleepers(
    _ count: Int,
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if await areSleeping(count, within: timeout) || Task.isCancelled { return }
    let (sleeping, time) = state.withLock { ($0.text, $0.now.offset) }
    let wanted = count == 1 ? "A task was" : "\(count) tasks were"
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
      "\(wanted) to sleep on the clock within \(timeout), and \(sleeping): it is \(time) there."
    )
  }

  /// - Returns: Whether the tasks sleep; false if the time is over, or the calling task is cancelled.
  private func areSleeping(_ count: Int, within timeout: Duration) async -> Bool {
    guard timeout > .zero else { return state.withLock { $0.count >= count } }
    let id = state.withLock { $0.makeID() }
    let timer = TestClock.after(timeout) { [self] in giveUp(id) }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let areSleeping = state.withLock { $0.whenSleeping(count, id, continuation) }
        if let areSleeping { continuation.resume(returning: areSleeping) }
      }
    } onCancel: {
      giveUp(id)
    }
  }

  /// Calls a function after a real time, and after other work had the occasion to run: on a busy machine, the time may
  /// pass before that.
  private static func after(_ time: Duration, _ body: @escaping @Sendable () -> Void) -> Task<Void, any Error>
  {
    Task { @MainActor in
      try await Task.sleep(for: time)
      await giveOccasion()
      try Task.checkCancellation()
      body()
    }
  }

  private func giveUp(_ id: Int) {
    state.withLock { $0.cancelObserver(id) }?()
  }

  /// Lets other tasks run. It yields many times, because a task that woke may pass through several executors before it
  /// sleeps again.
  private static func giveOccasion() async {
    for _ in 0..<50 { await Task.detached(priority: .background) { await Task.yield() }.value }
  }
}
