public import StateKit

extension Replay where Action: Equatable {
  /// Plays the recording against a store: what the store gives rise to by itself at once, as its bridges do, is taken
  /// for the lines that say the same, and all others are dispatched. So a store of the app can be given, with its
  /// bridges; middleware that asks the world would ask it again.
  ///
  /// Actions that had come from several threads at once may find another order than the one recorded.
  ///
  /// - Returns: The last state.
  /// - Throws: `ReplayDifference` at the first line whose state differs.
  @MainActor
  @discardableResult
  public func play(on store: Store<State, Action>) throws(ReplayDifference<State, Action>) -> State {
    let watcher = store.watcher
    defer { store.watcher = watcher }
    let handled = Handled<State, Action>()
    store.watcher = { [unowned store] event in
      watcher?(event)
      if case .action(let action, _) = event { handled.steps.append((action, store.state)) }
    }
    for step in steps {
      if !handled.steps.contains(where: { $0.action == step.action }) {
        store.dispatch(
          step.action,
          from: ActionSource(file: "recording", function: "replay", line: UInt(step.line))
        )
      }
      guard let index = handled.steps.firstIndex(where: { $0.action == step.action }) else { continue }
      try step.check(handled.steps.remove(at: index).state)
    }
    return store.state
  }
}

/// What a store handled and no line was found for yet.
@MainActor
private final class Handled<State, Action> {
  var steps: [(action: Action, state: State)] = []
}
