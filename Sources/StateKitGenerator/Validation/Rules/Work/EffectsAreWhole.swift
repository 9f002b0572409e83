/// What an effect gives becomes actions that can take it.
struct EffectsAreWhole: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let errors = ErrorTypes(index)
    for domain in index.domains {
      for effect in domain.schema.effects {
        if effect.kind == .fireAndForget, let path = effect.output ?? effect.failure {
          diagnostics.report(.givesNothing(effect, at: path.end))
          continue
        }
        checkFailure(of: effect, in: domain, index, errors, diagnostics)
        checkValues(of: effect, in: domain, index, diagnostics)
        for path in [effect.output, effect.failure] {
          guard let path, let action = try? index.action(at: path, in: domain).action else { continue }
          checkElements(at: path, of: effect, in: domain, index, diagnostics)
          if action.deprecated != nil { diagnostics.report(.givesDeprecated(action, effect, at: path.end)) }
        }
      }
    }
  }

  /// An action of an element is one of that element which the effect began with: no other is known.
  private func checkElements(
    at path: PathSchema,
    of effect: EffectSchema,
    in domain: DomainEntry,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let trigger = try? index.action(at: effect.on, in: domain),
      let result = try? index.action(at: path, in: domain)
    else { return }
    let given = trigger.children.map(\.name.value)
    for (depth, child) in result.children.enumerated() where child.kind == .each {
      guard !given.starts(with: result.children[...depth].map(\.name.value)) else { continue }
      return diagnostics.report(.elementNotKnown(child, effect, at: path.components[depth].location))
    }
  }

  private func checkFailure(
    of effect: EffectSchema,
    in domain: DomainEntry,
    _ index: SchemaIndex,
    _ errors: ErrorTypes,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let path = effect.failure, let action = try? index.action(at: path, in: domain).action,
      let payload = action.payload
    else { return }
    guard payload.count == 1 else { return diagnostics.report(.failureNeedsOneValue(action, at: path.end)) }
    let otherwise = "choose an action whose value is an entry of 'types', or any Error"
    guard let type = payload[0].type?.value,
      let remedy = errors.remedyOfNone(type, otherwise: otherwise)
    else { return }
    diagnostics.report(.notAnError(type, remedy: remedy, at: path.end))
  }

  private func checkValues(
    of effect: EffectSchema,
    in domain: DomainEntry,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let trigger = try? index.action(at: effect.on, in: domain), let values = trigger.values else {
      return
    }
    if let label = values.keys.first(where: trigger.isAmbiguous) {
      return diagnostics.report(.ambiguousElement(label, of: trigger, at: effect.on.end))
    }
    guard let id = effect.id else { return }
    let what = "the payload of \(trigger.action.name.value.quoted)"
    diagnostics.report(index.problem(ofID: id, in: values, what))
  }
}

extension Diagnostic {
  fileprivate static func givesNothing(_ effect: EffectSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0670",
      "the effect \(effect.name.value.quoted) is of the kind \"fireAndForget\" and gives nothing that could become an"
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
      "of which of the \(child.name.value.quoted) the effect \(effect.name.value.quoted) gives an action is not known:"
        + " let it begin with an action of one, or declare it in the child's domain",
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
