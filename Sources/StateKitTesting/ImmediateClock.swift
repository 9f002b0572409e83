import StateKit

/// A clock that does not wait: each sleep ends at once, and moves the time to its deadline.
///
///     let store = TestStore(Store.search(
///       reducer: .search(),
///       middleware: searching,  // debounces by 300 ms
///       configuration: StoreConfiguration(clock: ImmediateClock())
///     ))
///     store.send(.typed("swift"))
///     await store.receive(.found(…))
///
/// It is for tests in which times do not matter. It is not for effects that sleep repeatedly, such as timers: they
/// repeat without a pause, an unknown number of times until the test cancels them. A `TestClock` stands still until the
/// test moves it. The idea comes from the immediate clock of Point-Free's swift-clocks.
public final class ImmediateClock: Clock, Sendable {
  /// A time, counted from the creation of the clock.
  public typealias Instant = TestClock.Instant

  private let time: Lock<Instant>

  /// Creates a clock.
  public init(now: Instant = Instant()) {
    time = Lock(now)
  }

  /// The latest deadline of a sleep so far.
  public var now: Instant { time.withLock { $0 } }

  /// Zero: any two times are distinguished.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to the deadline, and lets the main actor finish the work that waits for it: a store handles the
  /// actions that effects have sent.
  ///
  /// - Throws: `CancellationError` if its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // A job of its own, because the optimiser could remove a call without contents, together with its wait.
    await Task { @MainActor in }.value
    try Task.checkCancellation()
  }
}
