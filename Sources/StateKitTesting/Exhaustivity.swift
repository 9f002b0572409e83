#if Testing

/// How much of what happens a test has to say.
///
///     store.exhaustivity = .off                       // from here on only what the test says counts
///     store.exhaustivity = .off(showingSkipped: true) // and what it leaves out is printed
public enum Exhaustivity: Sendable, Hashable {
  /// All of it: each change of the state, each action, each effect that goes on. What is left out is a failure.
  case on
  /// What the test says must be so; what it leaves out is passed over, and printed if that is asked for.
  case off(showingSkipped: Bool)

  /// What the test leaves out is passed over in silence.
  public static var off: Exhaustivity { .off(showingSkipped: false) }

  /// Tells of something that the test left out.
  func tell(_ message: @autoclosure () -> String, at site: CallSite) {
    switch self {
    case .on: site.report(message())
    case .off(showingSkipped: true): site.note("Skipped. \(message())")
    case .off(showingSkipped: false): break
    }
  }
}

#endif
