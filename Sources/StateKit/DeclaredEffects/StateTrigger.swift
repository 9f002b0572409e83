// swift-format-ignore: NoLeadingUnderscores
/// For generated code: what the state starts, and not an action, in one domain and seen from the domains above.
///
///     "effects": { "listen": { "while": "isRecording", "kind": "stream", "output": "heard" } }
///     "bridges": [{ "onMade": "detail", "dispatch": "detail.load.request" }]
///
/// A trigger with `while` is an effect that runs as long as a condition holds: it begins when the condition becomes true, or
/// when the store or the child that it belongs to begins with it, and is cancelled when the condition becomes false or the
/// child is removed. If its work ends by itself, it begins again only after the condition was false. If a value of `with`
/// changes, it begins anew. The idea is that of the event sources of Mobius.
///
/// A trigger with `onChange`, `onMade` or `onGone` is an effect or a bridge that starts once for each action that led to
/// what it names.
///
/// Generated code creates it, and a store keeps the `StateTriggers`.
public struct _StateTrigger<State, Action: Sendable>: Sendable {
  /// What the trigger starts.
  enum Work {
    case effect(_DeclaredEffect<State, Action>)
    case bridge(_DeclaredBridge<State, Action>)
  }

  /// A place of the domain in the state.
  struct Place {
    /// The path from the state, which separates the places of two domains or elements.
    var path: [EffectToken] = []
    /// Tells the children on the path from others that were there before.
    var identity = ChildIdentity.root
    /// What the trigger depends on in the state of the place.
    let facts: TriggerFacts
    /// Makes what is started, or nil if a condition is false.
    ///
    /// - Parameter id: The child that came or went.
    let work: (_ id: EffectToken?) -> Work?
  }

  /// Calls its last parameter for each place of the domain that a change concerns.
  ///
  /// If the change is one of an element, it looks only at the elements that the action is for. It returns the path of the part
  /// that it looked at.
  typealias Search = @Sendable (State, StateChange<Action>, (Place) -> Void) -> [EffectToken]

  /// Whether the trigger starts a bridge.
  let isBridge: Bool
  /// Whether its effect ends when a condition becomes false.
  let hasWhile: Bool
  let kind: TriggerKind
  /// The name of the effect with the path to its domain, for example `rows.listen`; empty for a bridge.
  let name: String
  /// The domains whose changes can start or end something, counted from the domain of the state; nil if they are unknown.
  let domains: [Range<Int>]?
  let search: Search

  /// Whether changes can start or end something.
  func isConcerned(by touched: TouchedDomains) -> Bool {
    guard let domains else { return !touched.isEmpty }
    return domains.contains { touched.overlaps($0) }
  }
}

/// The event that starts what a trigger declares.
enum TriggerKind: Sendable {
  /// A condition becomes true; what was started ends when it becomes false.
  case `while`
  /// A property changes.
  case change
  /// A child comes.
  case made
  /// A child goes.
  case gone
  /// The domain itself comes.
  case ownMade
  /// The domain itself goes.
  case ownGone
}

/// What a trigger depends on, in the state of one place.
struct TriggerFacts {
  /// Whether the condition of `while` holds.
  var isWanted = true
  /// The values of `with` beside `while`, and the compared ones of `onChange`.
  var values: [_ComparedValue] = []
  /// Whether the marks of the action say that a child of `onChange` changed.
  var isTouched = false
  /// The children of `onMade` or `onGone` that are there; nil if their list was not touched.
  var children: [EffectToken]?
}
