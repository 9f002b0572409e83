extension Effect {
  /// The effect, started after some time. Its tokens count from now on: by them it can be cancelled while it waits.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - clock: By default the store's.
  public func delay(for duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNothing ? self : Effect(.delayed(by: EffectPause(duration: duration, clock: clock), self))
  }
}
