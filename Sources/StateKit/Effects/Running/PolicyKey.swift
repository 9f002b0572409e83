/// Identifies a running effect: its token and the owners of the token.
struct PolicyKey: Hashable {
  /// The owners around the effect, such as composed middlewares, outermost first: a middleware that is used at two
  /// places has separate tokens at each.
  let owners: [EffectToken]
  let token: EffectToken
}
