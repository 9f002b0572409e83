/// The environment in which an effect starts.
package struct EffectEnvironment: Sendable {
  /// The store's clock.
  package let clock: any Clock<Duration>
  /// The source of the action that started the effect.
  package let source: ActionSource
}

extension Effect {
  /// An effect that is created when it starts, on the main actor.
  package static func made(
    _ make: @escaping @MainActor @Sendable (EffectEnvironment) -> Effect
  ) -> Effect {
    Effect(.made(make))
  }
}
