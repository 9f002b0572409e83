/// Only the policy `first` skips work, and the action of `skipped` carries at most the id.
struct SkippedWorkIsKnown: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for domain in module.domains {
      for effect in domain.effects where effect.schema.while == nil || effect.schema.event != nil {
        let schema = effect.schema
        let work = Work(
          name: schema.name,
          policy: schema.policy,
          id: schema.id,
          values: effect.given.value?.values
        )
        check(work, schema.skipped, effect.skipped, diagnostics)
      }
      for request in domain.requests {
        let schema = request.schema
        let work = Work(
          name: schema.name,
          policy: schema.policy,
          id: schema.id,
          values: schema.input.map { PayloadIndex($0) }
        )
        check(work, schema.skipped, request.skipped, diagnostics)
      }
    }
  }

  fileprivate struct Work {
    let name: Located<String>
    let policy: Located<PolicySchema>?
    let id: Located<String>?
    let values: PayloadIndex?
  }

  private func check(
    _ work: Work,
    _ path: PathSchema?,
    _ action: Resolved<ResolvedActionPath>?,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let path else { return }
    if work.policy?.value != .first { diagnostics.report(.nothingIsSkipped(work, path)) }
    guard let action = action?.value?.action, !action.isSignal(carrying: work.id, of: work.values) else {
      return
    }
    diagnostics.report(.skippedCarriesValues(action, work, at: path.end))
  }
}

extension Diagnostic {
  fileprivate static func nothingIsSkipped(_ work: SkippedWorkIsKnown.Work, _ path: PathSchema) -> Diagnostic
  {
    let policy = work.policy?.value ?? .standard
    return Diagnostic(
      .error,
      "SK0634",
      "'skipped' tells of a start that the policy \"first\" leaves out, and \(work.name.value.quoted) has the policy"
        + " \"\(policy.rawValue)\"",
      at: path.components[0].location,
      notes: work.policy.map { [Note(message: "the policy is here", location: $0.location)] } ?? []
    )
  }

  fileprivate static func skippedCarriesValues(
    _ action: ActionSchema,
    _ work: SkippedWorkIsKnown.Work,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0679",
      "there are no values for \(action.name.value.quoted) if \(work.name.value.quoted) is left out: the action carries none,"
        + " or the value of 'id' alone",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }
}
