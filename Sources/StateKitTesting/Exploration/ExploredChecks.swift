#if Testing

/// The checks of states that a test gives to an exploration.
struct ExploredChecks<State> {
  /// A check of each state.
  var always: ((State) throws -> Void)?
  /// A check of the states in which nothing works or waits.
  var atRest: ((State) throws -> Void)?
  /// Whether a failed expectation was recorded since the last question.
  var hasFailedExpectation: () -> Bool = { false }

  var isEmpty: Bool { always == nil && atRest == nil }
}

#endif
