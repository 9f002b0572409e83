/// The numbers of the actions that a store handles, for code that follows what happens in the store.
@MainActor
package final class Timeline {
  // Stored properties that change are private: if other modules could reach them, exclusive access would be checked at
  // run time, and a dispatch would take 100 instructions more instead of two.
  private var count = 0
  /// An earlier action whose remaining work is done now, until the next action begins.
  private var resumed: (number: Int, count: Int)?
  private var receive: (@MainActor (EffectEvent) -> Void)?
  private var receiveBroken: (@MainActor ([BrokenInvariant], ActionSource?) -> Void)?
  /// The clock of the store.
  package let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// The number of the action that the store is handling, or of the last one; 0 before the first action.
  package var number: Int {
    if let resumed, resumed.count == count { resumed.number } else { count }
  }

  /// Receives the events of effects; nil if they are not needed.
  package var onEffectEvent: (@MainActor (EffectEvent) -> Void)? {
    get { receive }
    set { receive = newValue }
  }

  /// Receives the invariants that no longer hold, directly after the reducers of an action, with its source; or for a first
  /// state.
  package var onBrokenInvariants: (@MainActor ([BrokenInvariant], ActionSource?) -> Void)? {
    get { receiveBroken }
    set { receiveBroken = newValue }
  }

  /// A function that returns the time since this call, by the clock of the store.
  package func stopwatch() -> () -> Duration {
    func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    return stopwatch(clock)
  }

  @inline(__always)
  func begin() {
    count &+= 1
  }

  /// Counts the following work as that of an earlier action.
  func resume(_ earlier: Int) {
    resumed = (earlier, count)
  }

  /// Ends what `resume` began.
  func endResumed() {
    resumed = nil
  }
}

extension StateReader {
  /// The timeline of the store that the state belongs to; nil for a state outside of a store.
  package var timeline: Timeline? { source.timeline }
}
