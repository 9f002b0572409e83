/// Work that actions give rise to and that gives actions back: a value that says what to do, and does nothing by
/// itself. Middleware returns it, the store runs it.
///
///     case .startMonitoring:
///       return monitor.updates().map(ReachabilityAction.changed).asEffect(cancellationToken: "monitor")
///     case .stopMonitoring:
///       return .cancel("monitor")
///
/// An effect cannot fail: errors become actions, and the compiler insists.
public struct Effect<Action: Sendable>: Sendable {
  indirect enum Operation: Sendable {
    case nothing
    case deferred(@MainActor @Sendable (Send<Action>) -> Void)
    case run(@Sendable (Send<Action>) async -> Void)
    /// Gives no action.
    case fireAndForget(@Sendable () async -> Void)
    /// Starts at once on the main actor; calls the second parameter when it ends, and gives what cancels it.
    case callback(
      @MainActor @Sendable (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
    )
    case made(@MainActor @Sendable (EffectEnvironment) -> Effect)
    case cancel(EffectToken)
    case merge([Effect])
    case concatenate([Effect])
    /// Is found by the token, as a whole.
    case keyed(by: EffectToken, Effect)
    /// Is found by the token, too, and starts as the policy says; `latest` is `keyed`.
    case admitted(by: EffectPolicy, EffectToken, Effect)
    /// Tokens below belong to `owner`, so that equal tokens of two middlewares stay apart.
    case owned(by: EffectToken, Effect)
    /// Ends when a part of the state goes; see `bound(to:)`.
    case bound(to: EffectPresence, Effect)
    case delayed(by: EffectPause, Effect)
    case throttled(by: EffectThrottle, Effect)
  }

  let operation: Operation

  init(_ operation: Operation) {
    self.operation = operation
  }

  var isNothing: Bool {
    if case .nothing = operation { return true }
    return false
  }

  /// Tags the effect with what its tokens belong to: the place of a middleware, an element of a list.
  func owned(by owner: some Hashable & Sendable) -> Effect {
    isNothing ? self : Effect(.owned(by: EffectToken(owner), self))
  }
}

/// A place of a middleware, as the owner of cancellation tokens.
final class EffectOwner: Sendable, Hashable {
  static func == (left: EffectOwner, right: EffectOwner) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
