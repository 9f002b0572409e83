/// A time to wait.
struct EffectPause: Sendable {
  let duration: Duration
  /// Nil stands for the store's clock.
  let clock: (any Clock<Duration>)?
  /// The supplied work that waits; its end is the end of the pause.
  var work: SuppliedWork?

  /// Starts waiting. The time counts from this call, not from the start of the task.
  ///
  /// - Returns: A function that ends the waiting early.
  func begin(
    on storeClock: any Clock<Duration>,
    then end: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let clock = clock ?? storeClock
    if let clock = clock as? any CallingClock { return clock.call(after: duration, repeats: false, end) }
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

  /// An effect without actions that ends after the time.
  func effect<Action>() -> Effect<Action> {
    .made { environment in
      .callback { _, end in
        let cancel = begin(on: environment.clock, then: end)
        let place = work?.add {
          end()
          cancel()
        }
        return { withExtendedLifetime(place) { cancel() } }
      }
    }
  }
}
