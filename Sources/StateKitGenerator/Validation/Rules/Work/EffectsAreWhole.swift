/// The results of an effect become actions that can carry them.
struct EffectsAreWhole: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let errors = ErrorTypes(module)
    for effect in module.domains.flatMap(\.effects) {
      let schema = effect.schema
      if schema.kind == .fireAndForget, let path = schema.output ?? schema.failure {
        diagnostics.report(.givesNothing(schema, at: path.end))
        continue
      }
      if let path = schema.failure, let action = effect.failure?.value?.action {
        checkFailure(action, at: path, errors, diagnostics)
      }
      if let given = effect.given.value { checkValues(given, schema, module.index, diagnostics) }
      for (path, action) in [(schema.output, effect.output), (schema.failure, effect.failure)] {
        guard let path, let found = action?.value else { continue }
        for trigger in effect.triggers.compactMap(\.value) {
          checkElements(found, at: path, trigger, schema, diagnostics)
        }
        guard found.action.deprecated != nil else { continue }
        diagnostics.report(.givesDeprecated(found.action, schema, at: path.end))
      }
    }
  }

  /// An action of an element must be for the element that started the effect: only this element is known.
  private func checkElements(
    _ result: ResolvedActionPath,
    at path: PathSchema,
    _ trigger: ResolvedActionPath,
    _ effect: EffectSchema,
    _ diagnostics: DiagnosticCollector
  ) {
    let given = trigger.owners.map(\.name)
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

extension Diagnostic {
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
