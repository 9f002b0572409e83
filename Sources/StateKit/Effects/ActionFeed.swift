/// The effects that wait for actions, which a store tells of each action after its turn.
@MainActor
final class ActionFeed<Action: Sendable> {
  private var listeners: [ActionListener<Action>] = []
  /// Called when the first listener came, and when the last one left.
  var onChange: () -> Void = {}

  var isEmpty: Bool { listeners.isEmpty }

  func add(_ listener: ActionListener<Action>) {
    listeners.append(listener)
    if listeners.count == 1 { onChange() }
  }

  func remove(_ listener: ActionListener<Action>) {
    listeners.removeAll { $0 === listener }
    if listeners.isEmpty { onChange() }
  }

  func tell(_ action: Action) {
    for listener in listeners { listener.body(action) }
  }
}

/// An effect that waits for actions.
final class ActionListener<Action: Sendable>: Sendable {
  let body: @MainActor @Sendable (Action) -> Void

  init(_ body: @escaping @MainActor @Sendable (Action) -> Void) {
    self.body = body
  }
}
