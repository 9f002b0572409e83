/// A clock whose time stands still, so that debounces and timers of drawn schemas wait however long the program takes.
nonisolated struct StoppedClock: Swift.Clock {
  typealias Duration = Swift.Duration
  typealias Instant = Swift.ContinuousClock.Instant

  private static let start = Swift.ContinuousClock.now

  var now: Instant { Self.start }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try await _Concurrency.Task.sleep(for: .seconds(1_000_000))
  }
}
