/// A request or an effect, as the work that an action or a state starts.
package struct EffectModel: Equatable {
  package let name: Identifier
  package let location: SourceLocation
  package let documentation: String?
  /// The actions that start the work; none if the state does.
  package let triggers: [EffectTrigger]
  /// The event of the state that starts the work; nil if actions do, or the condition alone.
  package let event: StateEventModel?
  package let until: [EndModel]
  /// The condition during which the work runs; beside an event, during which it may run.
  package let ongoing: ConditionModel?
  package let kind: EffectKind
  /// The time from one action of a timer to the next; nil for other kinds.
  package let interval: TimeSchema?
  /// The time without another start after which the work begins.
  package let debounce: TimeSchema?
  /// The properties of the state that the closure takes after the payload.
  package let inputs: [InputModel]
  /// The struct of these properties, `UsersSaveValues`; nil if there are fewer than two.
  package let valuesType: Identifier?
  /// The name of a closure's parameter for a value of this type.
  package static let valuesName = Identifier(validated: "values")
  /// The action whose values the closure takes while it runs.
  package let feeds: ActionPath?
  /// The condition under which an action starts the work.
  package let condition: ConditionModel?
  /// The action for values; nil if the values are the domain's own actions.
  package let output: EffectOutcome?
  /// The action for an error; nil if the work cannot fail.
  package let failure: EffectOutcome?
  package let policy: PolicySchema
  /// The action that is sent if the policy skips the work.
  package let skipped: EffectOutcome?
  /// The action that is sent if the work ends without an answer; nil if no property depends on the answer.
  package let cancelled: EffectOutcome?
  /// The position, among the values that the work takes, of the value to which the policy applies.
  package let idPosition: Int?

  /// The first action that starts the work; nil if the state does.
  package var trigger: ActionPath? { triggers.first?.path }

  /// The values that the closure takes from what starts the work.
  package var handed: EffectTrigger? { event?.handed ?? triggers.first }

  /// Whether the state starts and ends the work by a condition alone.
  package var isOngoing: Bool { ongoing != nil && event == nil }

  /// Whether the state starts the work, and not an action.
  package var isStartedByState: Bool { ongoing != nil || event != nil }

  /// The number of parameters of the closure.
  package var inputCount: Int {
    (handed?.positions.count ?? 0) + (valuesType == nil ? inputs.count : 1)
  }

  /// Whether the user's code does the work; false for a timer.
  package var isSupplied: Bool { kind != .timer }
}

/// An action that starts a request or an effect.
package struct EffectTrigger: Equatable {
  package let path: ActionPath
  /// The positions of the values that the work takes, among the action's values. If several actions start the work, it
  /// takes the values that they have in common, in the order of the first action.
  package let positions: [Int]

  /// The values that the work takes.
  package var values: [ActionPathValue] { positions.map { path.values[$0] } }

  /// The values as parameters of a closure: the ids of the elements on the path, then the payload.
  package var arguments: [ActionPathValue] {
    let values = values
    return values.filter(\.isElement) + values.filter { !$0.isElement }
  }
}

/// A property of the state that a closure takes.
package struct InputModel: Equatable {
  package let label: Identifier
  package let path: PropertyPath
  package let type: TypeReference
}

/// An action that ends a request or an effect.
package struct EndModel: Equatable {
  package let action: ActionPath
  /// The position of the id among the action's values: only the work with that id ends; nil if all work ends.
  package let idPosition: Int?
}

/// The action for a value or an error of an effect.
package struct EffectOutcome: Equatable {
  package let action: ActionPath
  /// Whether the action starts with the id of its request.
  package let carriesID: Bool

  /// The values that the work yields.
  package var values: [PayloadValueModel] { Array(action.payload.dropFirst(carriesID ? 1 : 0)) }
}
