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

  /// The names of what the action changes; a name appears as often as the action has it.
  var changes: [Located<String>] { change.entries.map(\.target.name) }
}

/// The changes that an action or a reaction makes to the state, in the order of execution.
struct ChangeSchema {
  var entries: [ChangeEntrySchema] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The entries under a word.
  subscript(word: ChangeWord) -> [ChangeEntrySchema] { entries.filter { $0.word == word } }
}

/// An entry under `set`, `append` or another word: what changes, and the value for it.
struct ChangeEntrySchema {
  let word: ChangeWord
  /// A path into the state: `name`, `rows[$id].title`.
  let target: PathSchema
  /// Nil for `toggle` and `pop`.
  let value: ValueSchema?

  var isNull: Bool { value?.isNull == true }
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

/// `"name": value`, in `with` and in an object that makes a value.
struct AssignmentSchema {
  let property: Located<String>
  let value: ValueSchema
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

  var isNull: Bool {
    guard case .json(let node) = self, case .null = node.value else { return false }
    return true
  }
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
