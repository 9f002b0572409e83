/// The results of an effect become actions that can carry them.
struct EffectsAreWhole: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let errors = ErrorTypes(module)
    for effect in module.domains.flatMap(\.effects) {
      let schema = effect.schema
      checkForm(effect, diagnostics)
      if schema.kind == .fireAndForget, let path = schema.output ?? schema.failure {
        diagnostics.report(.givesNothing(schema, at: path.end))
        continue
      }
      if let path = schema.failure, let action = effect.failure?.value?.action {
        checkFailure(action, at: path, errors, diagnostics)
      }
      if let given = effect.given.value { checkValues(given, schema, module.index, diagnostics) }
      if let path = schema.feeds, let action = effect.feeds?.value,
        let label = action.values?.keys.first(where: action.isAmbiguous)
      {
        diagnostics.report(.ambiguousElement(label, of: action, at: path.end))
      }
      for (path, action) in [
        (schema.output, effect.output), (schema.failure, effect.failure), (schema.skipped, effect.skipped),
      ] {
        guard let path, let found = action?.value else { continue }
        for trigger in effect.triggers.compactMap(\.value) {
          checkElements(found, at: path, trigger.owners.map(\.name), schema, diagnostics)
        }
        if schema.on.isEmpty { checkElements(found, at: path, [], schema, diagnostics) }
        guard found.action.deprecated != nil else { continue }
        diagnostics.report(.givesDeprecated(found.action, schema, at: path.end))
      }
    }
  }

  /// The keys of an effect go together.
  private func checkForm(_ effect: ResolvedEffect, _ diagnostics: DiagnosticCollector) {
    let schema = effect.schema
    if let location = schema.whileLocation, schema.event == nil {
      for key in schema.keysOfStart { diagnostics.report(.whileBeside(key, location)) }
    } else if let debounce = schema.debounce {
      diagnostics.report(.notLatest(schema.policy, beside: debounce))
    }
    guard schema.kind == .timer else {
      if let interval = schema.interval { diagnostics.report(.intervalOfNoTimer(interval, schema)) }
      return
    }
    if schema.interval == nil || schema.output == nil {
      diagnostics.report(.timerLacks(schema.interval == nil ? "interval" : "output", schema))
    }
    if let path = schema.failure {
      diagnostics.report(.timerHas("failure", at: path.components[0].location))
    }
    if let path = schema.feeds {
      diagnostics.report(.timerHas("feeds", at: path.components[0].location))
    }
    if let input = schema.with.first { diagnostics.report(.timerHas("with", at: input.property.location)) }
    if let path = schema.output, let output = effect.output?.value?.action,
      !output.isSignal(carrying: schema.id, of: effect.given.value?.values)
    {
      diagnostics.report(.tickCarriesValues(output, schema, at: path.end))
    }
  }

  /// An action of an element must be for the element that started the effect: only this element is known.
  private func checkElements(
    _ result: ResolvedActionPath,
    at path: PathSchema,
    _ given: [String],
    _ effect: EffectSchema,
    _ diagnostics: DiagnosticCollector
  ) {
    for (depth, child) in result.owners.enumerated() where child.element != nil {
      guard !given.starts(with: result.owners[...depth].map(\.name)) else { continue }
      return diagnostics.report(
        .elementNotKnown(child.schema, effect, at: path.components[depth].location)
      )
    }
  }

  private func checkFailure(
    _ action: ActionSchema,
    at path: PathSchema,
    _ errors: ErrorTypes,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let payload = action.payload else { return }
    guard payload.count == 1 else { return diagnostics.report(.failureNeedsOneValue(action, at: path.end)) }
    let otherwise = "choose an action whose value is an entry of 'types', or any Error"
    guard let type = payload[0].type?.value,
      let remedy = errors.remedyOfNone(type, otherwise: otherwise)
    else { return }
    diagnostics.report(.notAnError(type, remedy: remedy, at: path.end))
  }

  private func checkValues(
    _ given: GivenValues,
    _ effect: EffectSchema,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    if let label = given.values.keys.first(where: given.action.isAmbiguous) {
      return diagnostics.report(.ambiguousElement(label, of: given.action, at: effect.on[0].end))
    }
    guard let id = effect.id else { return }
    let what =
      effect.startsOnAny ? "what '*' hands over" : "the payload of \(given.action.action.name.value.quoted)"
    diagnostics.report(index.problem(ofID: id, in: given.values, what))
  }
}

extension ActionSchema {
  /// Whether the action carries no value, or only that of an id.
  func isSignal(carrying id: Located<String>?, of values: PayloadIndex?) -> Bool {
    guard let payload, !payload.isEmpty else { return true }
    guard payload.count == 1, let type = payload[0].type?.value, let id else { return false }
    return values?[id.value]?.value.type?.value == type
  }
}

extension EffectSchema {
  /// The keys that say which action starts or ends the effect, in the order of the language.
  fileprivate var keysOfStart: [Located<String>] {
    func located(_ key: EffectKey, _ location: SourceLocation?) -> Located<String>? {
      location.map { Located(key.rawValue, at: $0) }
    }
    return [
      located(.on, on.first?.components[0].location), located(.until, until.first?.components[0].location),
      located(.when, when?.tests[0].path.components[0].location), located(.policy, policy?.location),
      located(.id, id?.location), located(.skipped, skipped?.components[0].location),
      located(.debounce, debounce?.location),
    ].compactMap(\.self)
  }
}

extension Diagnostic {
  fileprivate static func whileBeside(_ key: Located<String>, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0677",
      "'while' says when the effect begins and ends, so that '\(key.value)' has no meaning: leave one of them out",
      at: key.location,
      notes: [Note(message: "'while' is here", location: location)]
    )
  }

  fileprivate static func intervalOfNoTimer(_ interval: Located<TimeSchema>, _ effect: EffectSchema)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0678",
      "'interval' is for an effect of the kind \"timer\", and \(effect.name.value.quoted) is of the kind"
        + " \"\(effect.kind.rawValue)\"",
      at: interval.location
    )
  }

  fileprivate static func timerLacks(_ key: String, _ effect: EffectSchema) -> Diagnostic {
    let meaning = key == "interval" ? "the time from one action to the next" : "the action that it sends"
    return Diagnostic(
      .error,
      "SK0678",
      "the timer \(effect.name.value.quoted) needs '\(key)', \(meaning)",
      at: effect.name.location
    )
  }

  fileprivate static func timerHas(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0678",
      "a timer has no closure, so that '\(key)' has no meaning: leave it out",
      at: location
    )
  }

  fileprivate static func tickCarriesValues(
    _ action: ActionSchema,
    _ effect: EffectSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0679",
      "the timer \(effect.name.value.quoted) has no values for \(action.name.value.quoted): its action carries none, or the"
        + " value of 'id' alone",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }

  fileprivate static func givesNothing(_ effect: EffectSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0670",
      "the effect \(effect.name.value.quoted) is of the kind \"fireAndForget\" and does not give a value that could become an"
        + " action: leave the path out, or choose the kind \"task\"",
      at: location
    )
  }

  fileprivate static func failureNeedsOneValue(
    _ action: ActionSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0671",
      "the action \(action.name.value.quoted) cannot take an error: as a 'failure' it needs one value, the error",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }

  fileprivate static func elementNotKnown(
    _ child: ChildSchema,
    _ effect: EffectSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0673",
      "the effect \(effect.name.value.quoted) gives an action of one of \(child.name.value.quoted), and its id is not known:"
        + " let the effect begin with an action of an element, or declare it in the child's domain",
      at: location
    )
  }

  fileprivate static func givesDeprecated(
    _ action: ActionSchema,
    _ effect: EffectSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0672",
      "the effect \(effect.name.value.quoted) gives the deprecated action \(action.name.value.quoted)",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }
}

extension Diagnostic {
  /// The mistake in a policy other than `latest` beside `debounce`; nil for `latest`, and without a policy.
  static func notLatest(_ policy: Located<PolicySchema>?, beside debounce: Located<TimeSchema>) -> Diagnostic?
  {
    guard let policy, policy.value != .latest else { return nil }
    return Diagnostic(
      .error,
      "SK0669",
      "'debounce' replaces what waits or runs, as the policy \"latest\" does, and not as \"\(policy.value.rawValue)\":"
        + " leave 'policy' out",
      at: policy.location,
      notes: [Note(message: "'debounce' is here", location: debounce.location)]
    )
  }
}
