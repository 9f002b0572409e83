#if Testing

import StateKit
import StateKitRecording

extension Explorer {
  /// The mistake that two runs with the same choices differ, or a run and its recording; nil without one.
  ///
  /// - Parameter second: A run with its recording.
  func mistake(
    of second: ExploredRun<State, Action>,
    comparedWith first: ExploredRun<State, Action>
  ) -> ExploredFailure? {
    if let failure = second.failure { return failure }
    if first.state != second.state {
      return ExploredFailure(
        kind: .repetition,
        message: """
          A second run with the same actions and answers ended in another state. A reducer, or the first state, depends on \
          something else, such as the time or a random number.
          """,
        difference: difference(first.state, "First run", second.state, "Second run")
      )
    }
    guard let replayed = replayed(second), replayed != second.state else { return nil }
    return ExploredFailure(
      kind: .replay,
      message: """
        The recording of the run replays to another state: a reducer depends on more than the state and the action, or the \
        coding of a payload loses something.
        """,
      difference: difference(second.state, "Run", replayed, "Replay")
    )
  }

  /// The state to which the recording of a run leads; nil if it cannot be played, because it has sensitive values.
  private func replayed(_ run: ExploredRun<State, Action>) -> State? {
    let store = EffectSimulation.$current.withValue(WaitingWork<Action>(), operation: make)
    guard let replay = try? Replay<State, Action>(run.recording.joined(separator: "\n")) else { return nil }
    return try? replay.play(store.reducer, from: store.state)
  }
}

#endif
