/// A request with its phases.
final class ResolvedRequest {
  let schema: RequestSchema
  /// The cases of the nested enum.
  let phases: [ActionSchema]
  /// The phases with their changes, in the same order.
  private(set) lazy var phaseActions: [ResolvedAction] = phases.map { domain.module.action($0, of: domain) }
  /// The actions that end the request; if empty, the request ends only with its work.
  private(set) lazy var until: [Resolved<ResolvedActionPath>] = schema.until.map {
    domain.module.action(at: $0, in: domain)
  }
  /// The action that is sent if the policy skips the request.
  private(set) lazy var skipped: Resolved<ResolvedActionPath>? = schema.skipped.map {
    domain.module.action(at: $0, in: domain)
  }
  /// The values of `with`.
  private(set) lazy var inputs: Resolved<[ResolvedInput]> = domain.module.inputs(
    schema.with,
    of: domain,
    beside: given
  )
  /// Nil without `when`.
  private(set) lazy var condition: Resolved<ResolvedCondition>? = schema.when.map(resolve)
  private unowned let domain: ResolvedDomain

  init(_ schema: RequestSchema, of domain: ResolvedDomain) {
    self.schema = schema
    self.domain = domain
    self.phases = schema.phases
  }

  /// The input, which the closure takes.
  private var given: Resolved<GivenValues> {
    let action = ResolvedActionPath(phases[0], of: domain, phaseOf: self)
    return Resolved(action.values.map { GivenValues(action: action, values: $0) })
  }

  /// Reports mistakes in all parts.
  func resolve() { _ = (phaseActions, until, skipped, inputs, condition) }

  private func resolve(_ when: ConditionSchema) -> Resolved<ResolvedCondition> {
    let condition = domain.module.condition(when, of: domain, given: given)
    guard let read = condition.value?.reads.first(where: { changesWithRequest($0.property) }) else {
      return condition
    }
    domain.module.diagnostics.report(.conditionOnOwnLoading(read.path, schema))
    return .reported
  }

  /// Whether the request changes a property when it begins; the value is kept.
  private func changesWithRequest(_ property: ResolvedPropertyPath) -> Bool {
    let steps = property.steps.map(\.name)
    guard let into = schema.into, steps.first == into.value else { return false }
    return schema.id != nil || steps.dropFirst().first != "value"
  }
}

extension Diagnostic {
  fileprivate static func conditionOnOwnLoading(_ path: PathSchema, _ request: RequestSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0632",
      "\(path.text.quoted) changes when \(request.name.value.quoted) begins, and a condition is read after that: the policy"
        + " \"first\" leaves out a request while one runs, and '\(request.into?.value.shown ?? "").value' stays the same",
      at: path.components[0].location
    )
  }
}
