#if Inspector
internal import StateKit

/// A line of the history, which becomes text only if a page asks for it.
struct InspectedEntry<State: Sendable, Action: Sendable>: Sendable {
  enum Content: Sendable {
    /// The state at the beginning, or one that was put in place of the state.
    case state
    case action(Action, ActionSource, causeLine: Int?)
    /// An effect began or ended during the action of a line.
    case effect(EffectEvent, name: String?, line: Int?)
  }

  let content: Content
  /// The state after it.
  let state: State
  /// The time since the start of the inspector.
  let time: Duration
}
#endif
