extension Effect {
  /// The effect, started after some time. Its tokens count from now on: by them it can be cancelled while it waits.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - clock: By default the store's.
  public func delay(for duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNothing ? self : Effect(.delayed(by: EffectPause(duration: duration, clock: clock), self))
  }

  /// The effect, started when no other with an equal token came for some time. Each replaces the one before, also if
  /// that runs already.
  ///
  ///     case .typed(let text):
  ///       return .task { await .found(search(text)) }.debounce("search", for: .milliseconds(300))
  ///
  /// - Parameters:
  ///   - token: Cancels it too, by `cancel(_:)`.
  ///   - duration: How long it has to be quiet.
  ///   - clock: By default the store's.
  public func debounce(
    _ token: some Hashable & Sendable,
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil
  ) -> Effect {
    delay(for: duration, clock: clock).cancellable(by: token)
  }

  /// The effect, unless another with an equal token has started within an interval before: at most one starts per
  /// interval. Those that have started run on.
  ///
  ///     case .scrolled:
  ///       return .task { await .saved(store(position)) }.throttle("save", for: .seconds(1), latest: true)
  ///
  /// - Parameters:
  ///   - token: Cancels, by `cancel(_:)`, those that run and the one that waits; the interval goes on.
  ///   - interval: Begins when one starts.
  ///   - latest: Whether the last one that came during an interval starts at its end; else those are left out.
  ///   - clock: By default the store's.
  public func throttle(
    _ token: some Hashable & Sendable,
    for interval: Duration,
    latest: Bool,
    clock: (any Clock<Duration>)? = nil
  ) -> Effect {
    let pause = EffectPause(duration: interval, clock: clock)
    let throttle = EffectThrottle(token: EffectToken(token), interval: pause, latest: latest)
    return isNothing ? self : Effect(.throttled(by: throttle, self))
  }
}
