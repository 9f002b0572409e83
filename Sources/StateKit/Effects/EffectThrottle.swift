/// The settings of a throttled effect.
struct EffectThrottle: Sendable {
  let token: EffectToken
  let interval: EffectPause
  /// Whether the last effect during an interval starts at its end.
  let latest: Bool
}
