/// A domain as its author wrote it.
struct DomainSchema {
  let name: Located<String>
  var documentation: String?
  /// Nil where it could not be read, which was reported; so it is with every optional that has no other
  /// comment.
  var state: StateSchema?
  var actions: [ActionSchema]
  var requests: [RequestSchema] = []
  var effects: [EffectSchema] = []
  /// Of effects that could not be read as a whole.
  var pathsOfOtherEffects: [PathSchema] = []
  var children: [ChildSchema]
  var reactions: [ReactionSchema] = []
  var bridges: [BridgeSchema]
  /// Nil where the file's own setting counts.
  var accessors: AccessorMode?
  var conformances: [Located<ConformanceSchema>]
  /// The warnings that this domain allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
  /// Whether an action, request or child may be missing above because its entry could not be read.
  var isPartial = false
}

/// A domain's state: properties to generate (none is an empty list), or a type written by hand.
enum StateSchema {
  case properties([PropertySchema])
  case type(Located<SwiftType>)
}

/// A property of a state or of a struct in `types`, an object like `ActionSchema`.
final class PropertySchema {
  let name: Located<String>
  /// Nil where the text is no type.
  let type: Located<SwiftType>?
  /// Nil where there is none.
  let `default`: Located<DefaultSchema>?
  let documentation: String?
  /// The warnings that this declaration allows.
  let allow: [AllowanceSchema]
  /// Earlier names.
  let was: [Located<String>]

  init(
    name: Located<String>,
    type: Located<SwiftType>?,
    default: Located<DefaultSchema>?,
    documentation: String?,
    allow: [AllowanceSchema] = [],
    was: [Located<String>] = []
  ) {
    self.name = name
    self.type = type
    self.default = `default`
    self.documentation = documentation
    self.allow = allow
    self.was = was
  }

  /// The same of another type.
  func typed(_ type: Located<SwiftType>?) -> PropertySchema {
    PropertySchema(
      name: name,
      type: type,
      default: self.default,
      documentation: documentation,
      allow: allow,
      was: was
    )
  }
}

/// The default of a property.
enum DefaultSchema {
  /// A JSON value, still to be fitted to the property's type.
  case json(JSONNode)
  /// A Swift expression, checked to be one balanced expression on one line.
  case swift(String)
}

/// A child: one state property and one action case.
struct ChildSchema {
  let name: Located<String>
  /// The name of the child's domain as written.
  var domain: Located<String>?
  /// Nil where the word is none of them.
  var kind: ChildKind? = .one
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
}

/// How many of a child there are.
package enum ChildKind: String, CaseIterable {
  /// One, always.
  case one
  /// One or none.
  case optional
  /// A list, each element with an id.
  case each
}
