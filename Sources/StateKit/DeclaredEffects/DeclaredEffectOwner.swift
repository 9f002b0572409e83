/// The owner of the tokens of a domain's declared effects.
struct DeclaredEffectOwner: Hashable, Sendable {
  let path: [EffectToken]

  /// The token of all effects that run in a domain.
  struct All: Hashable, Sendable {}
}
