/// Names that Swift, the runtime or generated code already use, by their scope.
package enum RuntimeNames {
  /// Members of a generated action enum, which an accessor cannot replace.
  static let actionMembers: Set<String> = [
    "actionTree", "allCases", "debugDescription", "declaredBridges", "declaredEffects", "description",
    "encode", "followedProperties", "hash",
    "hashValue", "keyPaths", "leafIndex", "leafKeyPaths", "leaves", "makeActionTree",
    "makeFollowedProperties", "name", "ongoingEffects", "rawValue",
  ]

  /// Members of a generated enum of bound properties.
  static let bindingMembers: Set<String> = ["hashValue", "phaseIndex"]

  /// Members of a scope, which also has a property for each child.
  static let scopeMembers: Set<String> = [
    "appending", "description", "element", "embed", "extract", "get", "id", "map", "modify", "pullback",
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

  /// Types of the runtime that generated and hand-written code name.
  static let types: Set<String> = [
    "ActionCause", "ActionLeaf", "ActionRecorder", "ActionSource", "ActionTree", "ActionTreeChild",
    "ActionTreeRequest",
    "AnyError",
    "AnyMiddleware", "Arrow", "BindableDomainAction", "BoundProperty", "BridgeMiddleware", "CapturedReducers",
    "CaseStores", "ComposedMiddleware",
    "DeclaredBridge",
    "DeclaredEffect",
    "Dispatcher", "Domain",
    "DomainAction", "DomainEffects", "DomainHost", "DomainState", "EachMiddleware", "Effect",
    "EffectContext",
    "EffectMiddleware", "EffectPolicy", "EffectStream", "FollowedProperties", "GeneratedCode",
    "IdentifiedAction", "IdentifiedArray", "IdentityMiddleware", "LiftedMiddleware", "Loadable", "LocalStore",
    "LoggerMiddleware", "Middleware", "ObservedStore", "OneOfState", "OngoingEffect", "OngoingValue",
    "OptionalMiddleware", "OptionalState",
    "PayloadReader", "PayloadWriter", "PresentedChild", "RecordableAction", "RecordableValue", "Reducer",
    "Registration",
    "Replay", "Reporter", "RequestAction", "RuntimeIssue", "Scope", "Send", "SensitiveProperties",
    "SideEffect",
    "SideEffectRegistry",
    "SideEffectTiming", "SideEffects", "StackAction", "StackMiddleware", "StackPath", "StackState",
    "StateKit",
    "StateOfCases", "StateReader", "Store", "StoreConfiguration", "StoreType",
    "Subscription", "TestClock", "TestStore", "TouchedDomains", "Viewpoint",
  ]

  /// Names with a meaning inside the types that generated code extends, even if other types have these names.
  static let innerTypes: Set<String> = [
    "Action", "BoundProperties", "DomainState", "EffectAction", "InputAction", "OutputAction", "ParentAction",
    "ParentState",
    "State", "StateByHand",
  ]

  /// Types of Swift that generated and hand-written code name.
  static let swiftTypes: Set<String> = [
    "AnyKeyPath", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "CaseIterable", "CodingKey",
    "CodingKeys",
    "Decoder", "Encoder", "KeyPath", "MainActor", "Mirror", "PartialKeyPath", "RawRepresentable", "Self",
    "Swift",
    "Task", "UnsafePointer", "Void", "WritableKeyPath",
  ]

  /// Whether StateKit has a type of this name.
  package static func isRuntimeType(_ name: String) -> Bool {
    types.contains(name) || innerTypes.contains(name)
  }

  static func isSwiftType(_ name: String) -> Bool {
    swiftTypes.contains(name) || SwiftType.isBuiltIn(name)
  }
}
