/// The last action in a host's reducer, and where `reduce` was called for it.
struct ReducedAction<Action> {
  let action: Action
  let file: String
  let line: UInt
  /// Whether the action did not change the state.
  var isWithoutChange: Bool
}

extension DomainHost {
  /// Whether the store's reducers call `reduce` once more for an action that they have handled.
  ///
  /// Between two equal actions a store calls `run`, assigns its state, or both. Where neither is known, as for a subscriber that
  /// dispatches an equal action, the action counts as another one.
  func isRepeated(_ action: Action, _ state: UnsafePointer<State>, from source: ActionSource) -> Bool {
    guard let latest, equality.areEqual(latest.action, action) else { return false }
    if latest.line != source.line || latest.file != source.file { return true }
    return isRunByStore && latest.isWithoutChange || isAhead(state.pointee)
  }

  /// Keeps the action in the reducer until `run`.
  func noteReduced(_ action: Action, from source: ActionSource) {
    if hasReduced, !holdsLatest {
      keepsLatest = true
      isAtRest = false
    }
    hasReduced = true
    holdsLatest = true
    latest = ReducedAction(action: action, file: source.file, line: source.line, isWithoutChange: false)
  }

  /// Forgets the action of which a call of `run` follows.
  nonisolated func forgetReduced() {
    hasReduced = false
    guard holdsLatest else { return }
    holdsLatest = false
    latest = nil
  }

  /// Reports the second call, and changes the state alone, if the first call has not done so.
  func handleAgain(_ state: UnsafeMutablePointer<State>, _ action: Action, from source: ActionSource) {
    if !hasReportedRepetition {
      hasReportedRepetition = true
      let first = latest.map { "\($0.file):\($0.line)" } ?? ""
      reporter.report(.repeatedReduce(of: action, after: first, from: source))
    }
    if !isAhead(state.pointee) { reducer.reduce(&state.pointee, action) }
  }

  /// Whether a state in the reducer is not that of the store any more, because the store has not assigned it yet.
  private func isAhead(_ state: State) -> Bool {
    reader?.read { areKnownToDiffer($0, state) } ?? false
  }
}
