extension Effect {
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
}
