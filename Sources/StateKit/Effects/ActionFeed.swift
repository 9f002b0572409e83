/// The effects that hear of actions, which a store tells of each action after its turn.
@MainActor
final class ActionFeed<Action: Sendable> {
  private var listeners: [(actions: HeardActions<Action>, began: Int)] = []
  /// Called when the first listener came, and when the last one left.
  var onChange: () -> Void = {}

  var isEmpty: Bool { listeners.isEmpty }

  /// - Parameter number: The number of the action that started the effect; the effect does not hear of this one.
  func add(_ actions: HeardActions<Action>, after number: Int) {
    listeners.append((actions, number))
    if listeners.count == 1 { onChange() }
  }

  func remove(_ actions: HeardActions<Action>) {
    listeners.removeAll { $0.actions === actions }
    if listeners.isEmpty { onChange() }
  }

  func tell(_ action: Action, number: Int) {
    for listener in listeners where listener.began != number { listener.actions.hear(action) }
  }
}
