/// A case of an action enum as its author wrote it.
///
/// Every rule goes through all actions: an object is handed on for the price of one reference, a struct for one of each
/// of its properties.
final class ActionSchema {
  let name: Located<String>
  let documentation: String?
  let deprecated: String?
  /// Nil where it could not be read; no payload is an empty list.
  let payload: [PayloadValueSchema]?
  let change: ChangeSchema
  /// Nil where the key is absent.
  let reduce: Located<ReduceMode>?
  /// What of the payload stays out of logs and recordings: a label, or the position of a value without one.
  let sensitive: [Located<String>]
  /// Who may name the action from outside its domain; nil for everyone.
  let visibility: Located<ActionVisibility>?
  /// The warnings that this declaration allows.
  let allow: [AllowanceSchema]
  /// Earlier names.
  let was: [Located<String>]

  init(
    name: Located<String>,
    documentation: String? = nil,
    deprecated: String? = nil,
    payload: [PayloadValueSchema]?,
    change: ChangeSchema = ChangeSchema(),
    reduce: Located<ReduceMode>? = nil,
    sensitive: [Located<String>] = [],
    visibility: Located<ActionVisibility>? = nil,
    allow: [AllowanceSchema] = [],
    was: [Located<String>] = []
  ) {
    self.name = name
    self.documentation = documentation
    self.deprecated = deprecated
    self.payload = payload
    self.change = change
    self.reduce = reduce
    self.sensitive = sensitive
    self.visibility = visibility
    self.allow = allow
    self.was = was
  }

  /// The same with another payload.
  func carrying(_ payload: [PayloadValueSchema]?) -> ActionSchema {
    ActionSchema(
      name: name,
      documentation: documentation,
      deprecated: deprecated,
      payload: payload,
      change: change,
      reduce: reduce,
      sensitive: sensitive,
      visibility: visibility,
      allow: allow,
      was: was
    )
  }

  var set: [AssignmentSchema] { change.set }
  var toggle: [Located<String>] { change.toggle }
  var add: [AssignmentSchema] { change.add }

  /// The properties that it changes, as often as it names them.
  var changes: [Located<String>] { self.set.map(\.property) + toggle + add.map(\.property) }
}

/// What an action or a reaction does to the state.
struct ChangeSchema {
  var set: [AssignmentSchema] = []
  var toggle: [Located<String>] = []
  var add: [AssignmentSchema] = []

  var isEmpty: Bool { self.set.isEmpty && toggle.isEmpty && add.isEmpty }
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

/// One associated value of an action, an object like the action itself.
final class PayloadValueSchema {
  /// Nil for an unlabelled value.
  let label: Located<String>?
  /// Nil where the text is no type.
  let type: Located<SwiftType>?

  init(label: Located<String>?, type: Located<SwiftType>?) {
    self.label = label
    self.type = type
  }
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
