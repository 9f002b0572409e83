/// A domain as it was drawn.
struct DrawnDomain {
  var name: String
  /// What its factories are called.
  var factory: String
  var isUsed = false
  var file = 0
  var documentation: String?
  var was: [String] = []
  /// All that it has, and what it says itself.
  var conformances: Set<DrawnConformance> = []
  var ownConformances: [String] = []
  var accessors = DrawnAccessors.read
  var ownAccessors: DrawnAccessors?
  /// The name of the type written by hand; nil where the state is generated.
  var stateByHand: String?
  var properties: [DrawnProperty] = []
  var actions: [DrawnAction] = []
  var requests: [DrawnRequest] = []
  var effects: [DrawnEffect] = []
  var children: [DrawnChild] = []
  var reactions: [DrawnReaction] = []
  var bridges: [DrawnBridge] = []

  var state: String { stateByHand ?? name + "State" }
  var action: String { name + "Action" }
}

enum DrawnAccessors: String, CaseIterable {
  case full, read, none
}

enum DrawnVisibility: String, CaseIterable {
  case view, `internal`, delegate
}

struct DrawnAction {
  var name: String
  var payload: [DrawnValue] = []
  var form = DrawnPayloadForm.list
  var change = DrawnChange()
  /// What is written under `reduce`.
  var reduce: String?
  var visibility: DrawnVisibility?
  var sensitive: [String] = []
  var documentation: String?
  var deprecated: String?
  var was: [String] = []

  var hasHandler: Bool { change.isEmpty && reduce != "none" }
}

/// How a payload is written.
enum DrawnPayloadForm: CaseIterable {
  /// `"(id: Int, String)"`
  case list
  /// `"String"`
  case type
  /// `{"id": "Int"}`
  case object
  /// `["Int", "String"]`
  case array
}

/// What `set`, `toggle` and `add` do.
struct DrawnChange {
  struct Assignment {
    var property: String
    /// Of the property.
    var type: DrawnType
    var value: DrawnSource
  }

  var assignments: [Assignment] = []
  var toggles: [String] = []
  var additions: [Assignment] = []

  var isEmpty: Bool { assignments.isEmpty && toggles.isEmpty && additions.isEmpty }
  var properties: [String] { assignments.map(\.property) + toggles + additions.map(\.property) }
}

/// Where a value comes from.
enum DrawnSource {
  case json(JSON, swift: String)
  /// A value of the payload that is at hand, by its position.
  case payload(Int, key: String)
  /// A property of the state, read along a path. `isUnwrapped` says that nil gives no action.
  case property(path: String, swift: String, isUnwrapped: Bool)
}

struct DrawnRequest {
  var name: String
  var documentation: String?
  var input: [DrawnValue] = []
  var output: [DrawnValue] = []
  /// Of `types`.
  var failure: Int?
  var into: String?
  var policy: String?
  /// The position of the value in the input.
  var id: Int?
  var until: DrawnLeaf?
  var was: [String] = []

  var enumName: String { name.prefix(1).uppercased() + name.dropFirst() }
}

struct DrawnEffect {
  var name: String
  var documentation: String?
  var on: DrawnLeaf
  var until: DrawnLeaf?
  var kind: String?
  var output: DrawnLeaf?
  var failure: DrawnLeaf?
  var policy: String?
  /// What it is called by: a value of `on`, or a list on the way there.
  var id: String?
}

struct DrawnChild {
  enum Kind: String, CaseIterable {
    case one, optional, each
  }

  var name: String
  /// Its number in the schema.
  var domain: Int
  var kind = Kind.one
  var isWrittenOut = false
  var was: [String] = []
}

struct DrawnReaction {
  var leaf: DrawnLeaf
  /// A handler, where it is empty.
  var change = DrawnChange()
}

struct DrawnBridge {
  struct Condition {
    /// As the schema has it, without the negation.
    var path: String
    /// As Swift reads it of `state`; a `Bool?` where the path goes through an optional.
    var swift: String
    var isOptional: Bool
    var isNegated: Bool
  }

  var on: DrawnLeaf
  var dispatch: DrawnLeaf
  /// For each value that `dispatch` wants: the key, and where it comes from; nil where both have it.
  var values: [(key: String, source: DrawnSource, isNamed: Bool)] = []
  var condition: Condition?
  var documentation: String?
}
