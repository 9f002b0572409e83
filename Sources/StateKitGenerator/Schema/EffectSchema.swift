/// An effect as its author wrote it: work that an action starts and that other code does.
struct EffectSchema {
  let name: Located<String>
  let documentation: String?
  /// The actions that start the effect, at least one.
  var on: [PathSchema]
  /// Whether `on` says `*`: the closure takes no payload, because the payloads of a domain's actions differ.
  var startsOnAny = false
  /// The actions that end the effect.
  var until: [PathSchema] = []
  /// Properties of the state that the closure takes after the payload.
  var with: [AssignmentSchema] = []
  var when: ConditionSchema?
  let kind: EffectKind
  /// The action that each value becomes; nil if the work yields the domain's own actions.
  let output: PathSchema?
  /// The action that an error becomes; nil if the work cannot fail.
  let failure: PathSchema?
  let policy: PolicySchema
  /// The payload value for which the policy applies, without `$`.
  let id: Located<String>?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}
