/// `on`, `until`, `output` and `failure` of an effect lead through children to actions.
struct EffectPathsLeadToActions: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      let paths: [PathSchema] = domain.schema.effects.flatMap { effect in
        [effect.on, effect.until, effect.output, effect.failure].compactMap(\.self)
      }
      for path in paths + domain.schema.pathsOfOtherEffects {
        _ = diagnostics.reporting { () throws(Unresolved) in try index.action(at: path, in: domain) }
      }
    }
  }
}
