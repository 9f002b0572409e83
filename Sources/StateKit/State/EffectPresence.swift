/// Tells whether a part of the state that may be removed is present, for the effects that end with it.
struct EffectPresence: Sendable {
  let isPresent: @MainActor @Sendable () -> Bool
  /// Calls back whenever the part may have been removed; nil once the store is gone.
  let watch: @MainActor @Sendable (_ body: @escaping Subscribers.Body) -> Subscription?
}
