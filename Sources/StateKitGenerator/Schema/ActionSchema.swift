/// A case of an action enum as its author wrote it.
struct ActionSchema {
  let name: Located<String>
  var documentation: String?
  var deprecated: String?
  /// Nil where it could not be read; no payload is an empty list.
  var payload: [PayloadValueSchema]?
  var set: [AssignmentSchema]
  var toggle: [Located<String>]
  var add: [AssignmentSchema]
  /// Nil where the key is absent.
  var reduce: Located<ReduceMode>?
  /// What of the payload stays out of logs and recordings: a label, or the position of a value without one.
  var sensitive: [Located<String>] = []
  /// Who may name the action from outside its domain; nil for everyone.
  var visibility: Located<ActionVisibility>?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
}

/// Who is meant to name an action, for those that are not for everyone.
enum ActionVisibility: String, CaseIterable {
  /// The domain's views, which send it, and the domain itself.
  case view
  /// The domain itself.
  case `internal`
  /// The domains above, which listen to it.
  case delegate

  /// Whether the domains above may name the action.
  var reachesParents: Bool { self == .delegate }
}

/// Who writes what an action does to the state.
enum ReduceMode: String, CaseIterable {
  /// The user, in a method.
  case handler
  /// Nobody: the state stays as it is.
  case none
}

/// One associated value of an action.
struct PayloadValueSchema {
  /// Nil for an unlabelled value.
  let label: Located<String>?
  /// Nil where the text is no type.
  let type: Located<SwiftType>?
}

/// `"property": value` in `set` or `add`.
struct AssignmentSchema {
  let property: Located<String>
  let value: ValueSchema
}

/// A value in `set`, `add` or `with`.
enum ValueSchema {
  /// `"$label"` or `"$0"`: a value of the action's payload; the name without `$`.
  case payload(Located<String>)
  /// `"@path"`: a property read from the state; the path without `@`. In `with` alone.
  case property(PathSchema)
  /// Any other JSON value, still to be fitted to a type. A string `"$$x"` is already `$x`.
  case json(JSONNode)
}
