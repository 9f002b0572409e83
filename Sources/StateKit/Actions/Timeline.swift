/// The numbers of the actions that a store handles, for code that follows what happens in the store.
@MainActor
package final class Timeline {
  // What is stored here and changes is private: where other modules reach it, the exclusive access is checked while the app
  // runs, and a dispatch takes 100 instructions more instead of two.
  private var count = 0
  /// An earlier action whose work is done now, until another one begins.
  private var resumed: (number: Int, count: Int)?
  private var receive: (@MainActor (EffectEvent) -> Void)?
  /// The clock of the store.
  package let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// The number of the action that the store is handling, or of the last one; 0 before the first action.
  package var number: Int {
    if let resumed, resumed.count == count { resumed.number } else { count }
  }

  /// Receives the events of effects; nil if nobody follows them.
  package var onEffectEvent: (@MainActor (EffectEvent) -> Void)? {
    get { receive }
    set { receive = newValue }
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
  }

  /// Goes back to an action whose work is not done.
  func resume(_ earlier: Int) {
    resumed = (earlier, count)
  }

  /// Ends what `resume` began.
  func endResumed() {
    resumed = nil
  }
}

extension StateReader {
  /// The actions of the store whose state this is; nil for a state that belongs to no store.
  package var timeline: Timeline? { source.timeline }
}
