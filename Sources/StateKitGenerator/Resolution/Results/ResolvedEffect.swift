/// An effect with the actions at the ends of its paths.
final class ResolvedEffect {
  let schema: EffectSchema
  let trigger: Resolved<ResolvedActionPath>
  /// Nil if only the end of its work ends the effect.
  let until: Resolved<ResolvedActionPath>?
  /// Nil if the work yields the domain's own actions.
  let output: Resolved<ResolvedActionPath>?
  /// Nil if the work cannot fail.
  let failure: Resolved<ResolvedActionPath>?

  fileprivate init(_ schema: EffectSchema, resolve: (PathSchema) -> Resolved<ResolvedActionPath>) {
    self.schema = schema
    self.trigger = resolve(schema.on)
    self.until = schema.until.map(resolve)
    self.output = schema.output.map(resolve)
    self.failure = schema.failure.map(resolve)
  }
}

extension ResolvedModule {
  func effect(_ effect: EffectSchema, of domain: ResolvedDomain) -> ResolvedEffect {
    ResolvedEffect(effect) { action(at: $0, in: domain) }
  }
}
