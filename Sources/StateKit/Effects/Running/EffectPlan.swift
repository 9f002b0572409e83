/// The next step of a running effect.
enum EffectPlan<Action: Sendable> {
  /// Begins when it is released.
  case held(Effect<Action>, EffectPlace)
  /// Checks its interval when it is released, and may then wait for the end of the interval.
  case throttled(EffectThrottle, PolicyKey, EffectHold)
  /// Releases the held effects when the pause has ended.
  case delayed(pause: Int, EffectHold)
  /// The following effects in reverse order, so that each can be removed from the end and freed when it starts.
  case concatenated([Effect<Action>], EffectPlace)
  /// Begins when the effects before it in its queue have ended.
  case queued(Effect<Action>, EffectPlace)
  /// Ends when a part of the state is removed.
  case bound(to: EffectPresence)
  /// Has sent all its actions, in a turn of the store. Effects that follow it belong to the same turn, so that the
  /// limit of derived actions also finds loops through them.
  case sent(CurrentAction<Action>.Turn?)
  /// Sends one more action when its parts have ended without a last one.
  case owing(Action, ActionSource, Send<Action>)
  /// Receives further parts until it is closed.
  case open
}
