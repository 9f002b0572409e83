/// What can be wrong with effects: SK0670 to SK0679.
extension Diagnostic {
  static func givesNothing(_ effect: EffectSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0670",
      "the effect \(effect.name.value.quoted) is of the kind \"fireAndForget\" and gives nothing that could become an"
        + " action: leave the path out, or choose the kind \"task\"",
      at: location
    )
  }

  static func failureNeedsOneValue(_ action: ActionSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0671",
      "the action \(action.name.value.quoted) cannot take an error: as a 'failure' it needs one value, the error",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }

  static func elementNotKnown(
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

  static func givesDeprecated(
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
