/// Names that Swift, the runtime or generated code already use, by their scope.
enum RuntimeNames {
  /// Members of a generated action enum, which an accessor cannot replace.
  static let actionMembers: Set<String> = [
    "actionTree", "allCases", "brokenInvariants", "childScopes", "debugDescription", "declaredBridges",
    "declaredEffects",
    "description",
    "encode", "followedProperties", "hash",
    "hashValue", "keyPaths", "leafIndex", "leafKeyPaths", "leaves", "makeActionTree",
    "makeFollowedProperties", "name", "stateTriggers", "overwrittenCopies", "rawValue",
  ]

  /// Members of a generated enum of bound properties.
  static let bindingMembers: Set<String> = ["hashValue", "phaseIndex"]

  /// Members of a scope, which also has a property for each child.
  static let scopeMembers: Set<String> = [
    "appending", "callAsFunction", "description", "element", "embed", "extract", "get", "id", "map", "modify",
    "pullback",
    "root",
    "unwrapped",
  ]

  /// Members of a generated state or struct.
  static let stateMembers: Set<String> = ["hashValue"]

  /// Members of an enum with raw values.
  static let enumMembers: Set<String> = ["hashValue", "rawValue"]

  /// Static members of the types that a domain's factories extend.
  static let factories: Set<String> = [
    "bridge", "bridgeWithState", "combine", "declared", "identity", "init", "marking", "pullback", "self",
  ]

  /// The modules whose names stand in front of all types that generated code names, except for those of the schema.
  static let modules: Set<String> = ["StateKit", "Swift"]

  /// Names with a meaning inside generated types: the associated types of the protocols that these conform to. A test
  /// derives those of the runtime from its interface.
  static let associatedTypes: Set<String> = [
    "BoundProperties", "ChildScopes", "DomainState", "EffectAction", "JudgedState", "OneOfAction",
    "OneOfStore", "PresentedStore",
  ]

  /// The associated types of Swift's protocols. `ID` is not among them: it has a meaning only in a type with an `id`.
  static let associatedTypesOfSwift: Set<String> = ["AllCases", "CodingKeys", "RawValue"]

  /// Names with a meaning inside generated types, from both lists.
  static let namesInside = associatedTypes.union(associatedTypesOfSwift)

  /// Names with a meaning in the types of the runtime that generated code extends: their parameters and the types inside.
  /// A test derives them from the interface of the runtime.
  static let typesOfExtensions: Set<String> = [
    "Action", "Beginning", "Bridged", "CodableState", "EquatableState", "HashableState", "IdentifiableState",
    "InputAction", "OutputAction", "ParentAction", "ParentState", "SensitiveState", "State", "StateByHand",
    "Step", "UnknownState", "Work",
  ]

  /// The module whose type or name would clash with a type of this name in generated code; nil for a free name.
  static func owner(of name: String) -> String? {
    if modules.contains(name) { return name }
    if associatedTypes.contains(name) { return "StateKit" }
    return associatedTypesOfSwift.contains(name) || SwiftType.isBuiltIn(name) ? "Swift" : nil
  }
}
