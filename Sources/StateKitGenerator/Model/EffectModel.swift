/// A request or an effect, as the work that an action starts.
package struct EffectModel {
  package let name: Identifier
  package let location: SourceLocation
  package let documentation: String?
  package let trigger: ActionPath
  package let until: EndModel?
  let kind: EffectKind
  /// The action for values; nil if the values are the domain's own actions.
  package let output: EffectOutcome?
  /// The action for an error; nil if the work cannot fail.
  package let failure: EffectOutcome?
  package let policy: PolicySchema
  /// The position, among the trigger's values, of the value for which the policy applies.
  package let idPosition: Int?
}

/// The action that ends a request or an effect.
package struct EndModel {
  package let action: ActionPath
  /// The position of the id among the action's values: only the work with that id ends; nil if all work ends.
  package let idPosition: Int?
}

/// The action for a value or an error of an effect.
package struct EffectOutcome {
  package let action: ActionPath
  /// Whether the action starts with the id of its request.
  let carriesID: Bool

  /// The values that the work yields.
  package var values: [PayloadValueModel] { Array(action.payload.dropFirst(carriesID ? 1 : 0)) }
}
