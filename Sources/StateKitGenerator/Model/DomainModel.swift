/// A domain with everything that its generated code needs.
package struct DomainModel: Equatable {
  package let id: DomainID
  package let location: SourceLocation
  package let documentation: String?
  /// The name of the domain's factories and members: `users`, `urlLoader`.
  package let memberName: Identifier
  package let state: StateModel
  /// `UsersAction`
  package let actionType: Identifier
  /// The enum of the actions if it is written by hand; nil if it is generated.
  package let actionsWrittenByHand: TypeReference?
  package let actions: [ActionModel]
  /// Nil if no properties are bound.
  package let binding: BindingModel?
  package let requests: [RequestModel]
  package let effects: [EffectModel]
  package let children: [ChildModel]
  package let reactions: [ReactionModel]
  package let bridges: [BridgeModel]
  /// The bridges that events of the state trigger.
  package let eventBridges: [BridgeModel]
  package let invariants: [InvariantModel]
  /// The properties of children that follow others, in the order in which they are copied.
  package let follows: [FollowModel]
  /// Whether there are such properties here or in a domain below.
  package let hasFollows: Bool
  /// Whether the state starts effects or bridges in the domain or below.
  let hasStateTriggers: Bool
  /// Whether the reducer needs no code, so that it is the default.
  package let isReducerWhole: Bool
  package let accessors: AccessorMode
  package let actionConformances: [Conformance]
  /// The names in earlier schemas, which stored actions may carry.
  package var earlierNames: [Identifier] = []

  /// `Users`
  package var name: String { id.name }

  /// All changes that the schema describes.
  var changes: [StateChange] {
    let own: [Reduction] =
      actions.map(\.reduction) + requests.flatMap(\.phases).map(\.reduction) + reactions.map(\.reduction)
    return own.flatMap { reduction -> [StateChange] in
      if case .changes(let changes) = reduction { changes } else { [] }
    }
  }

  /// All work that the domain's actions start: the work of the requests, then the effects.
  package var work: [EffectModel] { requests.map(\.work) + effects }

  /// Whether a bridge of the domain sends the first phase of a request, so that views do not.
  func isBridged(_ request: RequestModel) -> Bool {
    sends([request.name.name, RequestPhase.request.rawValue])
  }

  /// Whether views do not send an action: it is for the domain itself, or for the domains above, and a bridge sends it.
  func isHidden(_ action: ActionModel) -> Bool {
    action.visibility == .internal || (action.visibility == .delegate && sends([action.name.name]))
  }

  /// Whether a bridge of the domain sends an action.
  private func sends(_ path: [String]) -> Bool {
    (bridges + eventBridges).contains { bridge in
      bridge.result.steps.map(\.name.name) + [bridge.result.action.name] == path
    }
  }

  /// The work that other code does.
  package var suppliedWork: [EffectModel] { work.filter(\.isSupplied) }
}

/// The identity of a domain among all domains that a module declares and uses.
package struct DomainID: Hashable {
  /// The module of the domain if it is another module.
  package let module: Identifier?
  /// `Users`
  package let name: String

  /// The name in the schemas of this module: `Users`, or `Accounts.Users`.
  package var shown: String { (module.map { "\($0.name)." } ?? "") + name }
}

/// A domain's state type.
package struct StateModel: Equatable {
  /// `UsersState`, or the type written by hand.
  package let type: SwiftType
  /// The location of a type written by hand; nil if the type is generated.
  let typeLocation: SourceLocation?
  /// The conformances that a type written by hand needs because states of this module contain it.
  let requirements: [Conformance]
  /// The properties to generate: first the domain's own, then those of its requests, then its children; nil if the type
  /// is written by hand.
  package let properties: [PropertyModel]?
  /// The properties of a type written by hand that the schema names.
  package let listed: [PropertyModel]
  package let conformances: [Conformance]
  /// The cases, if the state is an enum of the states of the domain's children.
  package var oneOf: OneOfModel?
  /// Whether `UsersState()` compiles: every property has a default. False for a type written by hand.
  let isMadeWithoutArguments: Bool

  package var isWrittenByHand: Bool { properties == nil }
}

/// A state that is one of its children's states.
package struct OneOfModel: Equatable {
  /// The initial case.
  package let initial: Identifier?
  /// The property of each case, which is nil for the other cases.
  package let cases: [PropertyModel]
}

/// A stored property of a generated struct, an object for the reason given at `ActionModel`.
package final class PropertyModel {
  package let name: Identifier
  package let location: SourceLocation
  package let type: TypeReference
  /// A Swift expression; nil if the initialiser requires the property.
  package let defaultValue: String?
  /// The location of `defaultValue` if the default is the user's own code.
  let defaultLocation: SourceLocation?
  /// Whether the value stays out of logs and recordings.
  package let isSensitive: Bool
  let documentation: String?
  /// The names in earlier schemas, which stored actions may carry.
  package let earlierNames: [Identifier]

  package init(
    name: Identifier,
    location: SourceLocation,
    type: TypeReference,
    defaultValue: String?,
    defaultLocation: SourceLocation?,
    isSensitive: Bool = false,
    documentation: String?,
    earlierNames: [Identifier] = []
  ) {
    self.name = name
    self.location = location
    self.type = type
    self.defaultValue = defaultValue
    self.defaultLocation = defaultLocation
    self.isSensitive = isSensitive
    self.documentation = documentation
    self.earlierNames = earlierNames
  }

  /// The same property with more earlier names.
  package func onceNamed(_ names: [Identifier]) -> PropertyModel {
    PropertyModel(
      name: name,
      location: location,
      type: type,
      defaultValue: defaultValue,
      defaultLocation: defaultLocation,
      isSensitive: isSensitive,
      documentation: documentation,
      earlierNames: earlierNames + names
    )
  }
}

/// A use of a type.
///
/// An object, because type references are passed on from stage to stage: a struct costs a reference for each property.
package final class TypeReference {
  package let type: SwiftType
  /// The spelling in generated code, computed once for its many uses.
  let spelling: String
  /// The location in the schema, if only the Swift compiler can check the type; nil for built-in types and entries of
  /// `types`.
  let location: SourceLocation?

  /// `spelling` replaces the spelling of `type`.
  init(type: SwiftType, spelling: String? = nil, location: SourceLocation?) {
    self.type = type
    self.spelling = spelling ?? type.spelling
    self.location = location
  }
}

/// A child of a domain.
package struct ChildModel: Equatable {
  package let name: Identifier
  package let location: SourceLocation
  let documentation: String?
  package let kind: ChildKind
  package let domain: DomainReference
  /// The names in earlier schemas, which stored actions may carry.
  package var earlierNames: [Identifier] = []
}

/// Another domain, limited to the facts that a parent's file may use.
package struct DomainReference: Equatable {
  package let id: DomainID
  package let stateType: SwiftType
  /// The spelling of `stateType` in a parent's code. A type written by hand is reached through the action type, so that
  /// the Swift compiler checks it once, in the file that imports it.
  let stateSpelling: String
  package let actionType: Identifier
  /// The name of the domain's factories.
  let memberName: Identifier
  let isStateWrittenByHand: Bool
  /// As in `StateModel`.
  let isStateMadeWithoutArguments: Bool
  /// Whether properties follow others in the domain or below.
  let hasFollows: Bool
  /// Whether the state starts effects or bridges in the domain or below.
  let hasStateTriggers: Bool
  /// Whether the reducer needs no code, so that it is the default of the parameter for it.
  let isReducerWhole: Bool
}
