/// An effect as its author wrote it: work that an action starts and that code elsewhere does.
struct EffectSchema {
  let name: Located<String>
  let documentation: String?
  let on: PathSchema
  let until: PathSchema?
  let kind: EffectKind
  /// The action that each value becomes; nil where the work gives the domain's own actions.
  let output: PathSchema?
  /// The action that an error becomes; nil where the work cannot fail.
  let failure: PathSchema?
  let policy: PolicySchema
  /// The value of the payload that the policy holds for, without `$`.
  let id: Located<String>?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}

/// What an effect's work gives.
enum EffectKind: String, CaseIterable {
  /// One value.
  case task
  /// Any number of values.
  case stream
  /// Nothing.
  case fireAndForget
}
