public import StateKit

extension Replay where Action: Equatable {
  /// Plays the recording against a store. Lines for actions that the store derives at once, for example by its bridges,
  /// are matched with those actions; all other lines are dispatched. So the store of the app can be used with its
  /// bridges, but middleware that contacts the outside world would contact it again.
  ///
  /// Actions that came from several threads may be handled in another order than the recorded one.
  ///
  /// - Returns: The last state.
  /// - Throws: `ReplayDifference` at the first line whose state differs, or that breaks an invariant.
  @MainActor
  @discardableResult
  public func play(on store: Store<State, Action>) throws(ReplayDifference<State, Action>) -> State {
    let observer = store.observer
    let onBrokenInvariants = store.timeline.onBrokenInvariants
    defer {
      store.observer = observer
      store.timeline.onBrokenInvariants = onBrokenInvariants
    }
    let handled = Handled<State, Action>()
    store.observer = { [unowned store] event in
      observer?(event)
      if case .action(let action, _) = event { handled.append(action, store.state) }
    }
    _ = store.checkInvariants()
    store.timeline.onBrokenInvariants = { broken, source in
      onBrokenInvariants?(broken, source)
      handled.broken += broken
    }
    for step in steps {
      if !handled.steps.contains(where: { isSame($0.action, step.action) }) {
        store.dispatch(
          step.action,
          from: ActionSource(file: "recording", function: "replay", line: UInt(step.line))
        )
      }
      guard let index = handled.steps.firstIndex(where: { isSame($0.action, step.action) }) else { continue }
      let (_, state, broken) = handled.steps.remove(at: index)
      try step.check(state, broken)
    }
    return store.state
  }
}

/// The handled actions that are not matched with a line yet.
@MainActor
private final class Handled<State, Action> {
  var steps: [(action: Action, state: State, broken: [BrokenInvariant])] = []
  /// The invariants that the present action broke.
  var broken: [BrokenInvariant] = []

  func append(_ action: Action, _ state: State) {
    steps.append((action, state, broken))
    broken = []
  }
}
