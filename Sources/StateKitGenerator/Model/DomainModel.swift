/// A domain with everything that its generated code needs.
struct DomainModel {
  /// `Users`
  let name: String
  let location: SourceLocation
  let documentation: String?
  /// The name of factories and members: `users`, `urlLoader`.
  let memberName: Identifier
  let state: StateModel
  /// `UsersAction`
  let actionType: Identifier
  let actions: [ActionModel]
  let requests: [RequestModel]
  /// The work of the requests and effects.
  let effects: [EffectModel]
  let children: [ChildModel]
  let reactions: [ReactionModel]
  let bridges: [BridgeModel]
  let accessors: AccessorMode
  let actionConformances: [Conformance]
  /// Its names in earlier schemas, which stored actions may carry.
  var earlierNames: [Identifier] = []
}

/// A domain's state type.
struct StateModel {
  /// `UsersState`, or the type written by hand.
  let type: SwiftType
  /// Where the schema spells the type written by hand; nil where it is generated.
  let typeLocation: SourceLocation?
  /// The properties to generate: the domain's own, those of its requests, then the children's; nil where the type is written
  /// by hand.
  let properties: [PropertyModel]?
  let conformances: [Conformance]
  /// Whether `UsersState()` can be written: every property has a default. False for a type written by hand.
  let isMadeWithoutArguments: Bool
}

/// A stored property of a generated struct.
struct PropertyModel {
  let name: Identifier
  let type: TypeReference
  /// A Swift expression; nil where the initialiser requires the property.
  let defaultValue: String?
  /// Where `defaultValue` stands if it is code of the user's own.
  let defaultLocation: SourceLocation?
  let documentation: String?
  /// Its names in earlier schemas, which stored actions may carry.
  var earlierNames: [Identifier] = []
}

/// A type where it is used.
struct TypeReference {
  let type: SwiftType
  /// Where the schema spells it, if Swift must judge it: nil for types built in or from `types`.
  let location: SourceLocation?
}

/// A child of a domain.
struct ChildModel {
  let name: Identifier
  let documentation: String?
  let kind: ChildKind
  let domain: DomainReference
  /// Its names in earlier schemas, which stored actions may carry.
  var earlierNames: [Identifier] = []
}

/// Another domain, as far as a parent's file may know it.
struct DomainReference {
  /// Another module, if the domain is declared there.
  let module: Identifier?
  let stateType: SwiftType
  let actionType: Identifier
  /// The name of its factories.
  let memberName: Identifier
  /// As in `StateModel`.
  let isStateMadeWithoutArguments: Bool
}
