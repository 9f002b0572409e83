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
/// It is for tests in which times do not matter. It is not for effects that sleep repeatedly, such as timers: they go on
/// without a pause, and how often until the test cancels them is not known. A `TestClock` stands still until the test moves
/// it. The idea comes from the immediate clock of Point-Free's swift-clocks.
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

  /// Moves the time to the deadline, and lets the main actor do what it has been asked for before: a store handles what an
  /// effect has sent.
  ///
  /// - Throws: `CancellationError` if its task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // A job of its own: a call without contents could be removed by the optimiser, together with its wait.
    await Task { @MainActor in }.value
    try Task.checkCancellation()
  }
}
