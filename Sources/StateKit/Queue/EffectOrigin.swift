/// The origin of an effect.
struct EffectOrigin: Sendable {
  /// The source of the action that started it.
  let source: ActionSource
  /// The chain of causes for actions that the effect sends later.
  let link: CausalLink?
}
