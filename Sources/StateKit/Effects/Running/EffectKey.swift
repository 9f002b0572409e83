/// What a running effect is found by: its token, and what the token belongs to.
struct EffectKey: Hashable {
  /// What the effect came through, outermost first, such as composed middlewares: one that stands in two places
  /// has tokens of its own in each.
  let owners: [EffectToken]
  let token: EffectToken
}
