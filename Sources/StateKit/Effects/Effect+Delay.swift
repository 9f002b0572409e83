extension Effect {
  /// Starts the effect after some time. Its tokens apply immediately, so it can be cancelled while it waits.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock; by default the store's.
  public func delay(for duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNothing ? self : Effect(.delayed(by: EffectPause(duration: duration, clock: clock), self))
  }
}
