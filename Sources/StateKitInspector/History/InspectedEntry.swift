#if Inspector
internal import StateKit

/// A line of the history. It becomes text only if a page asks for it.
struct InspectedEntry<State: Sendable, Action: Sendable>: Sendable {
  enum Content: Sendable {
    /// The state at the beginning, or one that the page has put into the app.
    case state
    case action(Action, ActionSource, causeLine: Int?)
    /// An effect that began or ended while the action at `line` was handled.
    case effect(EffectEvent, name: String?, line: Int?)
    /// An invariant that the action at `line` broke.
    case invariant(BrokenInvariant, line: Int?)

    /// Whether the state of the entry is that of the action before it.
    var isBesideActions: Bool {
      switch self {
      case .state, .action: false
      case .effect, .invariant: true
      }
    }
  }

  let content: Content
  /// The state after the event of this line.
  let state: State
  /// The time since the start of the inspector.
  let time: Duration
}
#endif
