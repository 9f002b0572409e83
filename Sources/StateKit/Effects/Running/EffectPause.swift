/// Some time to wait.
struct EffectPause: Sendable {
  let duration: Duration
  /// Nil for the store's.
  let clock: (any Clock<Duration>)?

  /// Begins now; what it takes until the task runs does not count.
  ///
  /// - Returns: What ends the waiting early.
  func begin(
    on storeClock: any Clock<Duration>,
    then end: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let clock = clock ?? storeClock
    return sleep(on: clock, then: end)
  }

  private func sleep<C: Clock>(
    on clock: C,
    then end: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void where C.Duration == Duration {
    let deadline = clock.now.advanced(by: duration)
    let task = Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      end()
    }
    return { task.cancel() }
  }

  /// An effect that gives nothing and ends when the time is over.
  func effect<Action>() -> Effect<Action> {
    .made { environment in
      .callback { _, end in begin(on: environment.clock, then: end) }
    }
  }
}
