#if Testing

/// How much a test must assert.
///
///     store.exhaustivity = .off                       // only asserted values count from here on
///     store.exhaustivity = .off(showingSkipped: true) // and everything else is printed
public enum Exhaustivity: Sendable, Hashable {
  /// Everything: each change of the state, each action, each effect that is still running. Anything that is not
  /// asserted is a failure.
  case on
  /// Only assertions of the test are checked; everything else is skipped, and printed on request.
  case off(showingSkipped: Bool)

  /// Only assertions of the test are checked; everything else is skipped silently.
  public static var off: Exhaustivity { .off(showingSkipped: false) }

  /// Reports something that the test did not assert.
  func tell(_ message: @autoclosure () -> String, at site: CallSite) {
    switch self {
    case .on: site.report(message())
    case .off(showingSkipped: true): site.note("Skipped. \(message())")
    case .off(showingSkipped: false): break
    }
  }
}

#endif
