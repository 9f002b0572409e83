/// What is still to be done for a running effect.
enum EffectPlan<Action: Sendable> {
  /// Begins when it is released.
  case held(Effect<Action>, EffectPlace)
  /// Asks for its turn when it is released, then may wait for the end of an interval.
  case throttled(EffectThrottle, EffectKey, EffectHold)
  /// Releases what is held when the pause is no part of it any more.
  case delayed(pause: Int, EffectHold)
  /// Those that follow, the next one last, so that each is freed when it starts.
  case concatenated([Effect<Action>], EffectPlace)
  /// Begins when those before it in its queue have ended.
  case queued(Effect<Action>, EffectPlace)
  /// Ends when a part of the state goes.
  case bound(to: EffectPresence)
  /// Has sent all that it gives, in a turn of the store. What follows it belongs to that turn, or a loop could hide
  /// behind it.
  case sent(Handling<Action>.Turn?)
}
