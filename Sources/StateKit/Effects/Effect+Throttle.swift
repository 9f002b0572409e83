extension Effect {
  /// Starts the effect unless one with an equal token started less than an interval ago: at most one starts per
  /// interval. Effects that have started continue.
  ///
  ///     case .scrolled:
  ///       return .task { await .saved(store(position)) }.throttle("save", for: .seconds(1), latest: true)
  ///
  /// - Parameters:
  ///   - token: The token of the effect. `cancel(_:)` ends running and waiting effects with it, but not the interval.
  ///   - interval: The time that starts with each started effect.
  ///   - latest: Whether the last effect during an interval starts at its end; otherwise effects during an interval are
  ///     dropped.
  ///   - clock: The clock; by default the store's.
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
