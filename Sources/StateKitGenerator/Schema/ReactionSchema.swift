/// A domain's reaction to an action of a domain below it, as its author wrote it.
struct ReactionSchema {
  let path: PathSchema
  /// The change as an action named by the path, before its payload is known.
  let change: ActionSchema
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}
