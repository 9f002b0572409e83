extension DomainHost {
  /// Whether the store's reducers call `reduce` once more for an action that they have handled.
  ///
  /// Between two equal actions a store calls `run`, assigns its state, or both. Where neither is known, as for a subscriber that
  /// dispatches an equal action, the action counts as another one.
  func isRepeated(_ action: Action, _ state: UnsafePointer<State>, from source: ActionSource) -> Bool {
    guard latest.isThere, equality.areEqual(latest.action, action) else { return false }
    if latest.line != source.line || latest.file != source.file { return true }
    return isRunByStore && latest.isWithoutChange || isAhead(state.pointee)
  }

  /// Keeps the action in the reducer until `run`.
  func noteReduced(_ action: Action, from source: ActionSource) {
    if stage == .reducedAtRest { keepsLatest = true }
    stage = .busy
    latest.keep(action, source.file, source.line)
  }

  /// Reports the second call, and changes the state alone, if the first call has not done so.
  func handleAgain(_ state: UnsafeMutablePointer<State>, _ action: Action, from source: ActionSource) {
    if !hasReportedRepetition {
      hasReportedRepetition = true
      reporter.report(.repeatedReduce(of: action, after: "\(latest.file):\(latest.line)", from: source))
    }
    if !isAhead(state.pointee) { reducer.reduce(&state.pointee, action) }
  }

  /// Whether a state in the reducer is not that of the store any more, because the store has not assigned it yet.
  private func isAhead(_ state: State) -> Bool {
    reader?.read { areKnownToDiffer($0, state) } ?? false
  }
}
