/// A domain as its author wrote it.
struct DomainSchema {
  let name: Located<String>
  var documentation: String?
  /// Nil if the state could not be read, which was reported. The same holds for every optional without a comment of its
  /// own.
  var state: StateSchema?
  /// The enum of the actions if it is written by hand; nil if it is generated.
  var actionsWrittenByHand: Located<SwiftType>?
  var actions: [ActionSchema]
  /// Nil if the key is absent, or its list empty.
  var binds: BindingSchema?
  var requests: [RequestSchema] = []
  var effects: [EffectSchema] = []
  /// The paths of effects that could not be read in full.
  var pathsOfOtherEffects: [PathSchema] = []
  var children: [ChildSchema]
  var reactions: [ReactionSchema] = []
  /// The bridges that actions trigger.
  var bridges: [BridgeSchema]
  /// The bridges that events of the state trigger.
  var eventBridges: [BridgeSchema] = []
  var invariants: [InvariantSchema] = []
  /// Nil if the file's setting applies.
  var accessors: AccessorMode?
  var conformances: ConformancesSchema
  /// Whether code wraps the reducer, so that those above must be given it.
  var isWrapped = false
  /// The warnings that this domain allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
  /// Whether an action, request or child is missing here because its entry could not be read.
  var isPartial = false
}

/// A domain's state: properties to generate (possibly an empty list), a type written by hand, perhaps with some of its
/// properties, or exactly one of the domain's children.
enum StateSchema {
  case properties([PropertySchema])
  /// `child` is the name of the child for which the domain is made, and `initial` the initial case.
  case oneOf(child: String, initial: Located<String>?)
  case type(Located<SwiftType>, listed: [PropertySchema]? = nil)
}

/// A property of a state or of a struct in `types`, an object for the reason given at `ActionSchema`.
final class PropertySchema {
  let name: Located<String>
  /// Nil if the text is not a type.
  let type: Located<SwiftType>?
  /// Nil if the property has no default.
  let `default`: Located<DefaultSchema>?
  /// Whether the value stays out of logs and recordings.
  let isSensitive: Bool
  let documentation: String?
  /// The warnings that this declaration allows.
  let allow: [AllowanceSchema]
  /// Earlier names.
  let was: [Located<String>]

  init(
    name: Located<String>,
    type: Located<SwiftType>?,
    default: Located<DefaultSchema>?,
    isSensitive: Bool = false,
    documentation: String?,
    allow: [AllowanceSchema] = [],
    was: [Located<String>] = []
  ) {
    self.name = name
    self.type = type
    self.default = `default`
    self.isSensitive = isSensitive
    self.documentation = documentation
    self.allow = allow
    self.was = was
  }

  /// The same property with another type.
  func typed(_ type: Located<SwiftType>?) -> PropertySchema {
    PropertySchema(
      name: name,
      type: type,
      default: self.default,
      isSensitive: isSensitive,
      documentation: documentation,
      allow: allow,
      was: was
    )
  }
}

/// The default of a property.
enum DefaultSchema {
  /// A JSON value, not yet fitted to the property's type.
  case json(JSONNode)
  /// A Swift expression, checked to be one balanced expression on one line.
  case swift(String)
}

/// A child: one state property and one action case.
struct ChildSchema {
  let name: Located<String>
  /// The name of the child's domain as written, or of the domain that is made for a one-of.
  var domain: Located<String>?
  /// Nil if the text is not a kind.
  var kind: ChildKind? = .one
  /// The domains of which the child, or each element of a stack, is one; nil if it is always of the same domain.
  var oneOf: OneOfSchema?
  /// The properties of the child's state that follow properties of the parent's or share them.
  var follows: [FollowSchema] = []
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
}

/// The domains of which a child, or each element of a stack, is one at a time.
struct OneOfSchema {
  let cases: [ChildSchema]
  /// The initial case.
  let initial: Located<String>?
  /// The number of instances: one, which may be absent if there is no initial case, or a stack.
  let kind: ChildKind
  /// Whether a case is missing here because its entry could not be read.
  let isPartial: Bool
}
