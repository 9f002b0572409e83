/// The side effects that were registered for an action when its turn began. Later ones do not run for it, and removed
/// ones do not either.
struct SideEffectsOfAction<State, Action: Sendable> {
  typealias Entries = [LeafTable<RegisteredHandler<State, Action>>.Entry]

  let before: Entries
  let after: Entries

  /// Runs the side effects for the time before the reducers.
  @MainActor
  func runBefore(_ action: Action, _ dispatcher: Dispatcher<Action>, _ state: StateReader<State>) {
    run(before, action, dispatcher, state)
  }

  /// Runs the side effects for the time after the reducers.
  @MainActor
  func runAfter(_ action: Action, _ dispatcher: Dispatcher<Action>, _ state: StateReader<State>) {
    run(after, action, dispatcher, state)
  }

  @MainActor
  private func run(
    _ entries: Entries,
    _ action: Action,
    _ dispatcher: Dispatcher<Action>,
    _ state: StateReader<State>
  ) {
    if entries.isEmpty { return }
    let action = ExaminedAction(action)
    for entry in entries { entry.element.run(action, dispatcher, state) }
  }
}
