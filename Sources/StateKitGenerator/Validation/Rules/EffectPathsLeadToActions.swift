/// `on`, `until`, `output` and `failure` of an effect lead through children to actions.
struct EffectPathsLeadToActions: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for effect in domain.schema.effects {
        for path in [effect.on, effect.until, effect.output, effect.failure].compactMap({ $0 }) {
          _ = diagnostics.reporting { () throws(Unresolved) in try index.action(at: path, in: domain) }
        }
      }
    }
  }
}
