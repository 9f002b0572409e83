/// What an effect finds where it is started.
package struct EffectEnvironment: Sendable {
  /// The store's clock.
  package let clock: any Clock<Duration>
  /// The source of the action that started the effect.
  package let source: ActionSource
}

extension Effect {
  /// An effect that is made where it is started, on the main actor.
  package static func made(
    _ make: @escaping @MainActor @Sendable (EffectEnvironment) -> Effect
  ) -> Effect {
    Effect(.made(make))
  }
}
