/// The numbers of the actions that a store handles, for code that follows what happens in the store.
@MainActor
package final class Timeline {
  /// The number of the action that the store is handling, or of the last one; 0 before the first action.
  package private(set) var number = 0
  private var count = 0
  /// The clock of the store.
  package let clock: any Clock<Duration>
  /// Receives the events of effects; nil if nobody follows them.
  package var onEffectEvent: (@MainActor (EffectEvent) -> Void)?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// A function that gives the time since now, by the clock of the store.
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
    number = count
  }

  /// Goes back to an action whose work is not done.
  func resume(_ earlier: Int) {
    number = earlier
  }

  /// Ends what `resume` began.
  func endResumed() {
    number = count
  }
}

extension StateReader {
  /// The actions of the store whose state this is; nil for a state that belongs to no store.
  package var timeline: Timeline? { source.timeline }
}
