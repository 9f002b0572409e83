extension Effect {
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
