/// What a domain's state does on an action of a domain below it, as its author wrote it.
struct ReactionSchema {
  let path: PathSchema
  /// The change as that of an action which is called by the path, and of whose payload nothing is known yet.
  let change: ActionSchema
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}
