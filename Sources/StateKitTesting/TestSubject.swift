#if Testing

import StateKit

/// What a test asks of the store or the host that it tests.
@MainActor
struct TestSubject<State, Action> {
  let dispatch: (Action, ActionSource) -> Void
  /// Handles all that has arrived.
  let handleMail: () -> Void
  /// The numbers of the running effects.
  let runningEffects: () -> [Int]
  let cancelEffects: () -> Void
  /// What a failure says if a sent action was not handled.
  let unsent: String
  /// The actions that were dispatched and have not reached the reducer yet.
  var undelivered: () -> [Action] = { [] }
  /// The state that the store has; nil if it is the one that the reducer made.
  var present: () -> State? = { nil }
  /// Whether another action may be handled first when one is sent.
  var mayHandleAnother = false
}

#endif
