/// A case of an action enum as its author wrote it.
///
/// An object, because every rule visits all actions: passing on an object costs one reference, a struct one reference
/// for each of its properties.
final class ActionSchema {
  let name: Located<String>
  let documentation: String?
  let deprecated: String?
  /// Nil if the payload could not be read; an action without a payload has an empty list.
  let payload: [PayloadValueSchema]?
  let change: ChangeSchema
  /// Nil if the key is absent.
  let reduce: Located<ReduceMode>?
  /// The location of `"dismisses": true`, by which the action removes its domain from its parent; nil if the key is absent.
  let dismissal: SourceLocation?
  /// The payload values that stay out of logs and recordings: labels, or positions of unlabelled values.
  let sensitive: [Located<String>]
  /// The code outside the domain that may name the action; nil for all code.
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
    dismissal: SourceLocation? = nil,
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
    self.dismissal = dismissal
    self.sensitive = sensitive
    self.visibility = visibility
    self.allow = allow
    self.was = was
  }

  /// The same action with another payload.
  func carrying(_ payload: [PayloadValueSchema]?) -> ActionSchema {
    ActionSchema(
      name: name,
      documentation: documentation,
      deprecated: deprecated,
      payload: payload,
      change: change,
      reduce: reduce,
      dismissal: dismissal,
      sensitive: sensitive,
      visibility: visibility,
      allow: allow,
      was: was
    )
  }

  /// The author of the code for the change, if no key describes the change. An action that dismisses its domain needs
  /// no other change.
  var reduceMode: ReduceMode { reduce?.value ?? (dismissal == nil ? .standard : .none) }

  var set: [AssignmentSchema] { change.set }
  var toggle: [Located<String>] { change.toggle }
  var add: [AssignmentSchema] { change.add }

  /// The properties that the action changes; a property appears as often as the action names it.
  var changes: [Located<String>] {
    self.set.map(\.property) + toggle + add.map(\.property) + change.elements.map(\.property)
  }

  /// The values of all changes.
  var values: [ValueSchema] { (self.set + add).map(\.value) + change.elements.compactMap(\.value) }
}

/// The changes that an action or a reaction makes to the state.
struct ChangeSchema {
  var set: [AssignmentSchema] = []
  var toggle: [Located<String>] = []
  var add: [AssignmentSchema] = []
  var elements: [ElementChangeSchema] = []

  var isEmpty: Bool { self.set.isEmpty && toggle.isEmpty && add.isEmpty && elements.isEmpty }
}

/// An entry of `append`, `insert`, `remove`, `push` or `pop`, which add or remove one element.
struct ElementChangeSchema {
  let word: ElementWord
  /// A child that is a list or a stack, or a property that is an array or a set.
  let property: Located<String>
  /// The new element, or the id or value that `remove` looks for; nil for `pop`.
  let value: ValueSchema?
}

/// An associated value of an action, an object for the reason given at `ActionSchema`.
final class PayloadValueSchema {
  /// Nil for an unlabelled value.
  let label: Located<String>?
  /// Nil if the text is not a type.
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

  var isNull: Bool {
    guard case .json(let node) = value, case .null = node.value else { return false }
    return true
  }
}

/// A value of a change, or in `with`.
enum ValueSchema {
  /// `"$label"` or `"$0"`: a value of the action's payload, by its name without `$`.
  case payload(Located<String>)
  /// `"@path"`: a property read from the state, by its path without `@`. Not in `add`.
  case property(PathSchema)
  /// Any other JSON value, not yet fitted to a type. A string `"$$x"` is already `$x`, and `"@@x"`
  /// already `@x`.
  case json(JSONNode)
}

extension ActionSchema {
  /// The action of a stack that removes an element and all above it.
  static func goingBack(_ name: String, at location: SourceLocation) -> ActionSchema {
    let id = PayloadValueSchema(
      label: Located("id", at: location),
      type: Located(.simple("Int"), at: location)
    )
    return ActionSchema(name: Located(name, at: location), payload: [id])
  }
}
