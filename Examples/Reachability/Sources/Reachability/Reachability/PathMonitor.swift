/// Stands for `NWPathMonitor`: reports a first connection soon after the start, and further ones much later.
struct PathMonitor: Sendable {
  let clock: ScriptClock

  /// The updates from now on. Iterate over the sequence, because the clock waits for it.
  func updates() -> Updates {
    clock.join()
    return Updates(clock: clock)
  }

  struct Updates: AsyncSequence, Sendable {
    let clock: ScriptClock

    func makeAsyncIterator() -> Iterator {
      Iterator(clock: clock)
    }
  }

  struct Iterator: AsyncIteratorProtocol {
    let clock: ScriptClock
    private var script: ArraySlice<(after: Duration, update: ReachabilityAction)> = [
      (.seconds(1), .connectedToWired),
      (.milliseconds(100), .becameCheap),
      (.milliseconds(100), .becameUnconstrained),
      (.seconds(60), .disconnected),
    ]

    init(clock: ScriptClock) {
      self.clock = clock
    }

    /// The next update; nil at the end of the script, or if the task was cancelled.
    mutating func next() async -> ReachabilityAction? {
      guard let (delay, update) = script.popFirst(), (try? await clock.sleep(for: delay)) != nil else {
        clock.leave()
        return nil
      }
      return update
    }
  }
}
