/// A request or an effect, as the work that an action starts.
package struct EffectModel {
  package let name: Identifier
  package let location: SourceLocation
  package let documentation: String?
  package let trigger: ActionPath
  package let until: EndModel?
  let kind: EffectKind
  /// What values become; nil where they are the domain's own actions.
  package let output: EffectOutcome?
  /// What an error becomes; nil where the work cannot fail.
  package let failure: EffectOutcome?
  package let policy: PolicySchema
  /// The position among the trigger's values of the one for which the policy holds.
  package let idPosition: Int?
}

/// The action that ends a request or an effect.
package struct EndModel {
  package let action: ActionPath
  /// The position among the action's values of the id of the one that ends; nil where all end.
  package let idPosition: Int?
}

/// The action that a value or an error of an effect becomes.
package struct EffectOutcome {
  package let action: ActionPath
  /// Whether the action begins with the id that its request was made with.
  let carriesID: Bool

  /// The values that the work gives.
  package var values: [PayloadValueModel] { Array(action.payload.dropFirst(carriesID ? 1 : 0)) }
}
