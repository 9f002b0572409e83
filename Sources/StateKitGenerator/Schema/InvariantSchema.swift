/// A condition that always holds in a domain, as its author wrote it.
struct InvariantSchema {
  let name: Located<String>
  let documentation: String?
  let holds: ConditionSchema
  /// The warnings that this declaration allows.
  let allow: [AllowanceSchema]
  /// Earlier names.
  let was: [Located<String>]
}
