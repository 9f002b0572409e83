extension Effect {
  /// Gives an action again and again, for the first time after one interval.
  ///
  ///     .timer(every: .seconds(1), cancellationToken: "clock") { .tick }
  ///
  /// It does not drift: the times are counted from the start. A tick that is late comes as soon as it can, and none is
  /// left out.
  ///
  /// - Parameters:
  ///   - interval: More than zero; else there is no tick.
  ///   - cancellationToken: Ends an effect of the same middleware that runs with an equal token, and allows to end
  ///     this one by `cancel(_:)`. Without it the timer ends when the child or element that it belongs to goes, or the
  ///     store.
  ///   - clock: By default the store's.
  ///   - file: The file that the source of its actions names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  ///   - action: Makes the action of each tick.
  public static func timer(
    every interval: Duration,
    cancellationToken: (any Hashable & Sendable)? = nil,
    clock: (any Clock<Duration>)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    _ action: @escaping @Sendable () -> Action
  ) -> Effect {
    guard interval > .zero else { return .doNothing }
    let source = ActionSource(file: file, function: function, line: line)
    return .made { environment in
      let clock = clock ?? environment.clock
      return .ticks(every: interval, on: clock) { send in send(action(), from: source) }
    }
    .cancellable(byOptional: cancellationToken)
  }

  private static func ticks<C: Clock>(
    every interval: Duration,
    on clock: C,
    _ tick: @escaping @Sendable (Send<Action>) -> Void
  ) -> Effect where C.Duration == Duration {
    let start = clock.now
    return .run { send in
      var next = start.advanced(by: interval)
      while (try? await clock.sleep(until: next, tolerance: nil)) != nil, !Task.isCancelled {
        tick(send)
        next = next.advanced(by: interval)
      }
    }
  }
}
