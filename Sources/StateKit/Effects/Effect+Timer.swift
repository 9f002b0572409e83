extension Effect {
  /// Sends an action repeatedly, the first time after one interval.
  ///
  ///     .timer(every: .seconds(1), cancellationToken: "clock") { .tick }
  ///
  /// It does not drift, because times are computed from the start. A late tick is sent as soon as possible. Further ticks
  /// that were missed meanwhile are left out, as when the machine slept for hours: the next one comes at the next multiple of
  /// the interval.
  ///
  /// - Parameters:
  ///   - interval: The interval. It must be positive; otherwise the timer does not tick.
  ///   - cancellationToken: Ends a running effect of the same middleware with an equal token, and lets `cancel(_:)` end
  ///     this one. Without it the timer ends when the child or element that it belongs to is removed, or the store is
  ///     released.
  ///   - clock: The clock; by default the store's.
  ///   - file: The file in the source of the actions.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - action: Returns the action of each tick.
  public static func timer(
    every interval: Duration,
    cancellationToken: (any Hashable & Sendable)? = nil,
    clock: (any Clock<Duration>)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ action: @escaping @Sendable () -> Action
  ) -> Effect {
    let source = ActionSource(file: file, function: function, line: line)
    return .ticks(every: interval, clock: clock) { send in send(action(), from: source) }
      .cancellable(byOptional: cancellationToken)
  }

  /// Calls a function repeatedly, by the given clock or the store's.
  static func ticks(
    every interval: Duration,
    clock: (any Clock<Duration>)? = nil,
    _ tick: @escaping @Sendable (Send<Action>) -> Void
  ) -> Effect {
    guard interval > .zero else { return .doNothing }
    return .made { environment in
      let clock = clock ?? environment.clock
      if let clock = clock as? any CallingClock { return .calls(every: interval, by: clock, tick) }
      return .ticks(every: interval, on: clock, tick)
    }
  }

  private static func calls(
    every interval: Duration,
    by clock: any CallingClock,
    _ tick: @escaping @Sendable (Send<Action>) -> Void
  ) -> Effect {
    .callback { send, _ in
      let calls = RepeatedCall(interval, clock) { tick(send) }
      calls.begin()
      return { calls.stop() }
    }
  }

  private static func ticks<C: Clock>(
    every interval: Duration,
    on clock: C,
    _ tick: @escaping @Sendable (Send<Action>) -> Void
  ) -> Effect where C.Duration == Duration {
    let start = clock.now
    return .run { send in
      send.lasts?()
      await clock.tick(every: interval, from: start) { tick(send) }
    }
  }
}

/// A function that a clock calls again and again.
private final class RepeatedCall: Sendable {
  private let interval: Duration
  private let clock: any CallingClock
  private let body: @MainActor @Sendable () -> Void
  private let cancel = Lock<@Sendable () -> Void>({})

  init(_ interval: Duration, _ clock: any CallingClock, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.interval = interval
    self.clock = clock
    self.body = body
  }

  func begin() {
    let cancel = clock.call(after: interval, repeats: true) { [weak self] in
      self?.begin()
      self?.body()
    }
    self.cancel.withLock { $0 = cancel }
  }

  func stop() { cancel.withLock { $0 }() }
}

extension Clock where Duration == Swift.Duration {
  /// Calls a function after each interval from now on, until the task is cancelled.
  func tick(every interval: Duration, _ body: () -> Void) async {
    await tick(every: interval, from: now, body)
  }

  /// Calls a function after each interval from a time on, until the task is cancelled.
  fileprivate func tick(every interval: Duration, from start: Instant, _ body: () -> Void) async {
    var next = start.advanced(by: interval)
    while (try? await sleep(until: next, tolerance: nil)) != nil, !Task.isCancelled {
      body()
      next = next.advanced(by: interval)
      let late = next.duration(to: now)
      if late > .zero { next = next.advanced(by: interval * late.wholeCount(of: interval)) }
    }
  }
}

extension Duration {
  /// The number of intervals in this time, rounded up.
  fileprivate func wholeCount(of interval: Duration) -> Int {
    let count = Int((self / interval).rounded(.down))
    return interval * count < self ? count + 1 : count
  }
}
