// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Synchronization

/// A clock on which nothing sleeps.
public final class ImmediateClock: Clock, Sendable {
  public typealias Instant = TestClock.Instant

  private let time = Mutex(Instant(offset: .zero))

  public init() {}

  public var now: Instant { time.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
