/// A description of work that is started by actions and sends actions back. Middleware returns it, and the store runs
/// it; the value alone does not start any work.
///
///     case .startMonitoring:
///       return monitor.updates().map(ReachabilityAction.changed).asEffect(cancellationToken: "monitor")
///     case .stopMonitoring:
///       return .cancel("monitor")
///
/// An effect cannot fail: errors become actions, and the compiler enforces it.
public struct Effect<Action: Sendable>: Sendable {
  indirect enum Operation: Sendable {
    case nothing
    case deferred(@MainActor @Sendable (Send<Action>) -> Void)
    case run(@Sendable (Send<Action>) async -> Void)
    /// Made when it starts, to wait for actions.
    case hearing(@MainActor @Sendable (Actions) -> Effect)
    /// Work that cannot send actions.
    case fireAndForget(@Sendable () async -> Void)
    /// Starts at once on the main actor; calls its second parameter at the end, and returns a function that cancels it.
    case callback(
      @MainActor @Sendable (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
    )
    case made(@MainActor @Sendable (EffectEnvironment) -> Effect)
    case cancel(EffectToken)
    case merge([Effect])
    case concatenate([Effect])
    /// Found by the token, as a whole.
    case keyed(by: EffectToken, Effect)
    /// Also found by the token, and started according to the policy; the policy `latest` is `keyed`. `otherwise` starts
    /// if the policy skips the effect.
    case admitted(by: EffectPolicy, EffectToken, Effect, otherwise: Effect)
    /// Tokens inside belong to `owner`, so that equal tokens of two middlewares stay apart.
    case owned(by: EffectToken, Effect)
    /// A request or effect that a schema declares.
    case named(EffectName, Effect)
    /// Ends when a part of the state is removed; see `bound(to:)`.
    case bound(to: EffectPresence, Effect)
    case delayed(by: EffectPause, Effect)
    case throttled(by: EffectThrottle, Effect)
    /// Sends one more action if it ends without having sent a last one.
    case owing(Action, ActionSource, Effect)
  }

  let operation: Operation

  init(_ operation: Operation) {
    self.operation = operation
  }

  var isNothing: Bool {
    if case .nothing = operation { return true }
    return false
  }

  /// The effect with the name that a schema gives it.
  func named(_ name: EffectName) -> Effect {
    isNothing ? self : Effect(.named(name, self))
  }

  /// The effect with an action that is sent if it ends without having sent a last one, and if its run is cancelled; not if
  /// another effect cancels or replaces it.
  func owing(_ action: Action, from source: ActionSource) -> Effect {
    Effect(.owing(action, source, self))
  }

  /// Marks the effect with the owner of its tokens: the place of a middleware, or an element of a list.
  func owned(by owner: some Hashable & Sendable) -> Effect {
    isNothing ? self : Effect(.owned(by: EffectToken(owner), self))
  }
}
