/// An effect as its author wrote it: work that an action or a state starts, and that other code or a timer does.
struct EffectSchema {
  let name: Located<String>
  let documentation: String?
  /// The actions that start the effect; empty if the state does, by `event` or `while`.
  var on: [PathSchema]
  /// Whether `on` contains `*`: the closure takes no payload, because the payloads of a domain's actions differ.
  var startsOnAny = false
  /// The event of the state that starts the effect.
  var event: StateEventSchema?
  /// The actions that end the effect.
  var until: [PathSchema] = []
  /// Properties of the state that the closure takes after the payload.
  var with: [AssignmentSchema] = []
  /// The action whose values the closure takes while it runs.
  var feeds: PathSchema?
  var when: ConditionSchema?
  /// The condition of the state during which the effect runs; beside an event, during which it may run.
  var `while`: ConditionSchema?
  /// The place of the key `while`.
  var whileLocation: SourceLocation?
  let kind: EffectKind
  /// The time from one action of a timer to the next.
  var interval: Located<TimeSchema>?
  /// The time without another start after which the work begins.
  var debounce: Located<TimeSchema>?
  /// The action that each value becomes; nil if the work yields the domain's own actions.
  let output: PathSchema?
  /// The action that an error becomes; nil if the work cannot fail.
  let failure: PathSchema?
  /// Nil if the key is absent.
  let policy: Located<PolicySchema>?
  /// The action that is sent if the policy skips the effect.
  var skipped: PathSchema?
  /// The payload value to which the policy applies, without `$`.
  let id: Located<String>?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}
