extension Effect {
  /// Delays the effect until no effect with an equal token was started for some time. Each effect replaces the one
  /// before, also if that one runs already.
  ///
  ///     case .typed(let text):
  ///       return .task { await .found(search(text)) }.debounce("search", for: .milliseconds(300))
  ///
  /// - Parameters:
  ///   - token: The token of the effect, also for `cancel(_:)`.
  ///   - duration: The time without another effect.
  ///   - clock: The clock; by default the store's.
  public func debounce(
    _ token: some Hashable & Sendable,
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil
  ) -> Effect {
    delay(for: duration, clock: clock).cancellable(by: token)
  }
}
