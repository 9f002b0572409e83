/// What was registered for one action when it came: what is registered later does not run for it, and what is
/// removed meanwhile does not either.
struct SideEffectsOfAction<State, Action: Sendable> {
  typealias Entries = [LeafTable<RegisteredHandler<State, Action>>.Entry]

  private let action: Action
  private let before: Entries
  private let after: Entries

  init(action: Action, before: Entries, after: Entries) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// Runs those for before the reducers.
  @MainActor
  func runBefore(_ dispatcher: Dispatcher<Action>, _ state: StateReader<State>) {
    run(before, dispatcher, state)
  }

  /// Runs those for after the reducers.
  @MainActor
  func runAfter(_ dispatcher: Dispatcher<Action>, _ state: StateReader<State>) {
    run(after, dispatcher, state)
  }

  @MainActor
  private func run(_ entries: Entries, _ dispatcher: Dispatcher<Action>, _ state: StateReader<State>) {
    if entries.isEmpty { return }
    let action = ExaminedAction(action)
    for entry in entries { entry.element.run(action, dispatcher, state) }
  }
}
