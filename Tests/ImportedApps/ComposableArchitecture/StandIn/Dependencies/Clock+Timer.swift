// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Clock where Duration == Swift.Duration, Instant: Sendable {
  /// An element after each interval.
  public func timer(interval: Duration) -> AsyncStream<Void> {
    let start = now
    return AsyncStream { continuation in
      let task = Task {
        var next = start.advanced(by: interval)
        while (try? await sleep(until: next, tolerance: nil)) != nil {
          continuation.yield()
          next = next.advanced(by: interval)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
}

extension DependencyValues {
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}
