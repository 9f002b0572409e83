/// A domain with everything that its generated code needs.
package struct DomainModel {
  package let id: DomainID
  package let location: SourceLocation
  package let documentation: String?
  /// The name of factories and members: `users`, `urlLoader`.
  package let memberName: Identifier
  package let state: StateModel
  /// `UsersAction`
  package let actionType: Identifier
  package let actions: [ActionModel]
  package let requests: [RequestModel]
  package let effects: [EffectModel]
  package let children: [ChildModel]
  package let reactions: [ReactionModel]
  package let bridges: [BridgeModel]
  package let accessors: AccessorMode
  package let actionConformances: [Conformance]
  /// Its names in earlier schemas, which stored actions may carry.
  package var earlierNames: [Identifier] = []

  /// `Users`
  package var name: String { id.name }

  /// All work that the domain's actions start: that of the requests, then the effects.
  package var work: [EffectModel] { requests.map(\.work) + effects }
}

/// A domain among all that a module declares and uses.
package struct DomainID: Hashable {
  /// Another module, if the domain is declared there.
  package let module: Identifier?
  /// `Users`
  package let name: String

  /// As schemas of this module name it: `Users`, or `Accounts.Users`.
  package var shown: String { (module.map { "\($0.name)." } ?? "") + name }
}

/// A domain's state type.
package struct StateModel {
  /// `UsersState`, or the type written by hand.
  package let type: SwiftType
  /// Where the schema spells the type written by hand; nil where it is generated.
  let typeLocation: SourceLocation?
  /// The conformances that a type written by hand needs, as states of this module have it as a part.
  let requirements: [Conformance]
  /// The properties to generate: the domain's own, those of its requests, then the children's; nil where the type is written
  /// by hand.
  package let properties: [PropertyModel]?
  package let conformances: [Conformance]
  /// Whether `UsersState()` can be written: every property has a default. False for a type written by hand.
  let isMadeWithoutArguments: Bool

  var isWrittenByHand: Bool { properties == nil }
}

/// A stored property of a generated struct, an object like `ActionModel`.
package final class PropertyModel {
  package let name: Identifier
  package let location: SourceLocation
  package let type: TypeReference
  /// A Swift expression; nil where the initialiser requires the property.
  package let defaultValue: String?
  /// Where `defaultValue` stands if it is code of the user's own.
  let defaultLocation: SourceLocation?
  let documentation: String?
  /// Its names in earlier schemas, which stored actions may carry.
  package let earlierNames: [Identifier]

  init(
    name: Identifier,
    location: SourceLocation,
    type: TypeReference,
    defaultValue: String?,
    defaultLocation: SourceLocation?,
    documentation: String?,
    earlierNames: [Identifier] = []
  ) {
    self.name = name
    self.location = location
    self.type = type
    self.defaultValue = defaultValue
    self.defaultLocation = defaultLocation
    self.documentation = documentation
    self.earlierNames = earlierNames
  }

  /// The same with more earlier names.
  package func onceNamed(_ names: [Identifier]) -> PropertyModel {
    PropertyModel(
      name: name,
      location: location,
      type: type,
      defaultValue: defaultValue,
      defaultLocation: defaultLocation,
      documentation: documentation,
      earlierNames: earlierNames + names
    )
  }
}

/// A type where it is used.
///
/// An object, as it is handed on from stage to stage: a struct costs a reference for each of its properties.
package final class TypeReference {
  package let type: SwiftType
  /// As generated code spells it, in each of the many places that name it.
  let spelling: String
  /// Where the schema spells it, if Swift must judge it: nil for types built in or from `types`.
  let location: SourceLocation?

  /// `spelling` is another name for the type.
  init(type: SwiftType, spelling: String? = nil, location: SourceLocation?) {
    self.type = type
    self.spelling = spelling ?? type.spelling
    self.location = location
  }
}

/// A child of a domain.
package struct ChildModel {
  package let name: Identifier
  package let location: SourceLocation
  let documentation: String?
  package let kind: ChildKind
  package let domain: DomainReference
  /// Its names in earlier schemas, which stored actions may carry.
  package var earlierNames: [Identifier] = []
}

/// Another domain, as far as a parent's file may know it.
package struct DomainReference {
  package let id: DomainID
  package let stateType: SwiftType
  /// How a parent's code spells that: a type written by hand is reached by the action, so that Swift judges it once, and
  /// where it was imported.
  let stateSpelling: String
  package let actionType: Identifier
  /// The name of its factories.
  let memberName: Identifier
  /// As in `StateModel`.
  let isStateMadeWithoutArguments: Bool
}
