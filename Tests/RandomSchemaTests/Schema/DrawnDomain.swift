/// A random domain.
struct DrawnDomain {
  var name: String
  /// The name of the factories.
  var factory: String
  var isUsed = false
  var file = 0
  var documentation: String?
  var was: [String] = []
  /// All conformances of the state and of the actions, and the ones that the domain itself declares: for both, or apart.
  var isWrapped = false
  var conformances: Set<DrawnConformance> = []
  var actionConformances: Set<DrawnConformance> = []
  var ownConformances: [DrawnPart: [String]] = [:]
  var accessors = DrawnAccessors.read
  var ownAccessors: DrawnAccessors?
  /// The name of the handwritten type; nil for a generated state.
  var stateByHand: String?
  /// Whether the schema lists the properties of the handwritten type.
  var isListed = false
  /// The name of the handwritten enum; nil for generated actions.
  var actionsByHand: String?
  var properties: [DrawnProperty] = []
  /// The bound properties.
  var binds: [DrawnProperty] = []
  var actions: [DrawnAction] = []
  var requests: [DrawnRequest] = []
  var effects: [DrawnEffect] = []
  var children: [DrawnChild] = []
  var reactions: [DrawnReaction] = []
  /// The properties that changes of domains above name by paths.
  var reached: [String] = []
  var bridges: [DrawnBridge] = []
  var invariants: [DrawnInvariant] = []
  /// Whether the domain is made for a child that is one of its children, which are the cases.
  var isOneOf = false

  var state: String { stateByHand ?? name + "State" }
  var action: String { name + "Action" }
  /// The conformances of types that are in both the state and the actions.
  var allConformances: Set<DrawnConformance> { conformances.union(actionConformances) }
  /// Whether code handles an action, the phases of a request, or a reaction.
  var hasHandlers: Bool {
    actions.contains(where: \.hasHandler) || requests.contains { $0.into == nil }
      || reactions.contains(where: \.change.isEmpty)
  }
  /// Whether the schema knows the properties.
  var hasKnownProperties: Bool { stateByHand == nil || isListed }
}

struct DrawnInvariant {
  var name: String
  var holds: DrawnCondition
  var documentation: String?
  var was: [String] = []
}

/// The parts of a domain to which conformances apply.
enum DrawnPart: String, CaseIterable {
  case both, state, actions
}

enum DrawnAccessors: String, CaseIterable {
  case full, indexed, read, none
}

enum DrawnVisibility: String, CaseIterable {
  case view, `internal`, delegate
}

struct DrawnAction {
  var name: String
  var payload: [DrawnValue] = []
  var form = DrawnPayloadForm.list
  var change = DrawnChange()
  /// The value of `reduce`.
  var reduce: String?
  /// Whether the action removes the domain from the one that holds it.
  var dismisses = false
  var visibility: DrawnVisibility?
  var sensitive: [String] = []
  var documentation: String?
  var deprecated: String?
  var was: [String] = []

  var hasHandler: Bool { change.isEmpty && (dismisses ? reduce == "handler" : reduce != "none") }
}

/// The spelling of a payload.
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

/// The changes of an action or a reaction.
struct DrawnChange {
  struct Assignment {
    var property: String
    /// The type of the property.
    var type: DrawnType
    var value: DrawnSource
  }

  /// A part below a property or a child, which `set` names by a path.
  struct Part {
    var path: String
    /// The property or the child at the beginning of the path.
    var root: String
    /// The position of the value that names an element.
    var id: Int?
    var type: DrawnType?
    var value: DrawnSource
    /// The condition in Swift that the part has a value, which is given with all values of the action.
    var condition: @Sendable (_ value: String, _ values: [String]) -> String
  }

  var assignments: [Assignment] = []
  /// Each stands alone, because nothing happens where one is absent.
  var parts: [Part] = []
  var toggles: [String] = []
  var additions: [Assignment] = []
  /// The changes of `append`, `insert`, `remove` and `push`, by their key; the type is that of the element.
  var elements: [(key: String, assignment: Assignment)] = []
  /// The stacks of `pop`.
  var pops: [String] = []

  var isEmpty: Bool { properties.isEmpty }
  var properties: [String] {
    assignments.map(\.property) + toggles + additions.map(\.property)
      + elements.map(\.assignment.property) + pops + parts.map(\.root)
  }
}

/// The source of a value.
enum DrawnSource {
  case json(JSON, swift: String)
  /// A value of the available payload, by position.
  case payload(Int, key: String)
  /// A property of the state at a path. If `isUnwrapped`, nil suppresses the action.
  case property(path: String, swift: String, isUnwrapped: Bool)
  /// A case of an enum with values from these sources.
  indirect case choice(DrawnCase, DrawnType, [DrawnSource])

  /// The positions of the values of the payload.
  var positions: [Int] {
    switch self {
    case .json, .property: []
    case .payload(let position, _): [position]
    case .choice(_, _, let parts): parts.flatMap(\.positions)
    }
  }
}

struct DrawnRequest {
  var name: String
  var documentation: String?
  var input: [DrawnValue] = []
  var output: [DrawnValue] = []
  /// The number of an entry of `types`.
  var failure: Int?
  var into: String?
  var policy: String?
  /// The position of the id in the input.
  var id: Int?
  var until: [DrawnLeaf] = []
  var with: [DrawnInput] = []
  var condition: DrawnCondition?
  var debounce: String?
  var skipped: DrawnLeaf?
  var was: [String] = []
  /// Whether the success removes the domain.
  var dismisses = false

  var enumName: String { name.prefix(1).uppercased() + name.dropFirst() }
}

struct DrawnEffect {
  var name: String
  var documentation: String?
  var on: DrawnLeaf
  /// Further actions that start the effect.
  var others: [DrawnLeaf] = []
  /// Whether the effect runs as long as `condition` holds, in place of `on`.
  var isOngoing = false
  /// The event of the state that starts the effect, in place of `on`.
  var event: DrawnEvent?
  /// Whether `condition` stands under `while` beside the event.
  var hasWhile = false
  /// The way to the domain all of whose actions start the effect, in place of `on`.
  var all: [DrawnChild]?
  /// Whether only the actions of its bound properties do.
  var isOfBound = false
  var until: [DrawnLeaf] = []
  var with: [DrawnInput] = []
  var condition: DrawnCondition?
  var kind: String?
  var output: DrawnLeaf?
  var failure: DrawnLeaf?
  var policy: String?
  /// The name of the id: a value of `on`, or a list on its path.
  var id: String?
  /// The action whose values the closure takes while it runs.
  var feeds: DrawnLeaf?
  var skipped: DrawnLeaf?
  /// The time between the actions of a timer.
  var interval: String?
  var debounce: String?

  /// Whether the effect has a closure.
  var isSupplied: Bool { kind != "timer" }
}

/// An event of the state that starts an effect.
struct DrawnEvent {
  enum Subject {
    /// Properties, as expressions relative to the state.
    case values([String])
    /// A child without an id, or with one.
    case child(DrawnChild, isIdentified: Bool)
    /// The domain itself, or something of which only the runtime knows whether it changed.
    case other
  }

  var word: String
  /// Empty for the domain itself.
  var paths: [String]
  var subject: Subject

  /// The child whose elements come or go.
  var list: DrawnChild? {
    guard case .child(let child, _) = subject, child.kind.hasElements else { return nil }
    return child
  }
}

struct DrawnChild {
  enum Kind: String, CaseIterable {
    case one, optional, each, stack

    /// Whether an action of the child names one of several elements.
    var hasElements: Bool { self == .each || self == .stack }
  }

  var name: String
  /// The number of the domain in the schema.
  var domain: Int
  var kind = Kind.one
  var isWrittenOut = false
  var was: [String] = []
  /// The properties of the child that follow others or share them, with the paths.
  var follows: [(property: String, path: String, isShared: Bool)] = []
  /// The case at the start, if the domain is a one-of that is always there.
  var initial: String?
}

struct DrawnReaction {
  var leaf: DrawnLeaf
  /// The change; empty for a handler.
  var change = DrawnChange()
}

/// A property that a closure takes.
struct DrawnInput {
  var label: String
  var path: String
  var type: DrawnType
}

indirect enum DrawnCondition {
  struct Test {
    /// The path in the schema, without the negation.
    var path: String
    /// The expression in Swift, of `state` or of `value0` for the first value of the payload.
    var swift: String
    /// The position of the payload's value, if it reads one.
    var position: Int?
    /// The expression of what must be there for the path to lead to its end; nil if it always does.
    var holder: String?
    var isOptional: Bool
    var isNegated: Bool
    /// What `is` compares with; nil for a `Bool` on its own.
    var value: (json: JSON, swift: String)?
    /// Whether the value is a property that may be nil.
    var isOtherOptional = false
    /// A case with values that `is` names in the place of a value.
    var choice: String?
  }

  case test(Test)
  case all([DrawnCondition])
  case any([DrawnCondition])

  var tests: [Test] {
    switch self {
    case .test(let test): [test]
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    }
  }
}

struct DrawnBridge {
  var on: DrawnLeaf
  /// Further actions that trigger the bridge, of whose payload it uses nothing.
  var others: [DrawnLeaf] = []
  var dispatch: DrawnLeaf
  /// The values of `dispatch`. A value that both actions have by the same key is not named.
  var values: [(key: String, source: DrawnSource, isNamed: Bool)] = []
  /// Whether the action goes to all elements of the lists on its path, so that `values` has no ids.
  var isToEach = false
  var condition: DrawnCondition?
  var documentation: String?
}
