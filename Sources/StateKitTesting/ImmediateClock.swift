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
/// It is for tests in which times do not matter; for other tests, a `TestClock` stands still until the test moves it. A
/// task that sleeps repeatedly, like a timer, runs without a pause until it is cancelled. The idea comes from the
/// immediate clock of Point-Free's swift-clocks.
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

  /// Moves the time to the deadline, and lets other tasks run.
  ///
  /// - Throws: `CancellationError` if its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
