import StateKit

/// A clock on which nobody waits: each sleep ends at once, and it is the time then that was slept until.
///
///     let store = TestStore(Store.search(
///       reducer: .search(),
///       middleware: searching,  // debounces by 300 ms
///       configuration: StoreConfiguration(clock: ImmediateClock())
///     ))
///     store.send(.typed("swift"))
///     await store.receive(.found(…))
///
/// It is for tests in which the times do not matter; where they do, a `TestClock` stands still until the test moves it.
/// What sleeps again and again, as a timer does, goes on without a pause until it is cancelled. The idea is that of the
/// immediate clock of Point-Free's swift-clocks.
public final class ImmediateClock: Clock, Sendable {
  /// A time, counted from the clock's making.
  public typealias Instant = TestClock.Instant

  private let time: Lock<Instant>

  /// Makes a clock.
  public init(now: Instant = Instant()) {
    time = Lock(now)
  }

  /// The latest time that was slept until.
  public var now: Instant { time.withLock { $0 } }

  /// None: any two times can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Moves the time on to the deadline, and lets other tasks run.
  ///
  /// - Throws: `CancellationError` where its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
