/// A key of one kind of object in a schema. The enums below describe the language: each lists the keys of one kind of
/// object, in the order of the reference.
///
/// The parser reads objects by these keys. `StateKitAuthoring/Language` gives the value and the meaning of each key.
package protocol SchemaKey: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  static var shape: ObjectShape { get }
}

/// A key of an object that can change the state.
package protocol ChangeKey: SchemaKey {
  static var set: Self { get }
  static var toggle: Self { get }
  static var add: Self { get }
  static var append: Self { get }
  static var insert: Self { get }
  static var remove: Self { get }
  static var push: Self { get }
  static var pop: Self { get }
}

extension ChangeKey {
  package static var changes: [Self] { ChangeWord.allCases.map(key) }

  /// The key for a word.
  static func key(of word: ChangeWord) -> Self {
    switch word {
    case .set: set
    case .toggle: toggle
    case .add: add
    case .append: append
    case .insert: insert
    case .remove: remove
    case .push: push
    case .pop: pop
    }
  }
}

/// A key of an object that an action or the state starts.
package protocol StartKey: SchemaKey {
  static var on: Self { get }
  static var onChange: Self { get }
  static var onMade: Self { get }
  static var onGone: Self { get }
}

extension StartKey {
  /// The keys of which exactly one says what starts it.
  package static var starts: [Self] { [on] + StateEventWord.allCases.map(key) }

  /// The key for a word.
  package static func key(of word: StateEventWord) -> Self {
    switch word {
    case .onChange: onChange
    case .onMade: onMade
    case .onGone: onGone
    }
  }
}

extension EffectKey: StartKey {}

extension BridgeKey: StartKey {}

/// A key of an object that can also leave the change to a handler, or remove the domain.
protocol HandlingKey: ChangeKey {
  static var reduce: Self { get }
  static var dismisses: Self { get }
}

extension ActionKey: HandlingKey {}

extension ReactionKey: ChangeKey {}

extension PhaseKey: HandlingKey {}

extension FailureKey: HandlingKey {}

package enum FileKey: String, SchemaKey {
  case schema = "$schema"
  case statekit, doc, access, imports, uses, conformances, accessors, types, domains, allow

  package static let shape: ObjectShape = ObjectShape(
    of: FileKey.self,
    "a schema",
    under: [],
    required: [.statekit, .domains]
  )
}

package enum DomainKey: String, SchemaKey {
  case doc, state, actions, binds, requests, effects, children, reactions, bridges, invariants
  case accessors, conformances, wrapped, allow, was

  package static let shape: ObjectShape = ObjectShape(of: DomainKey.self, "a domain", under: ["domains"])
}

/// A key of `conformances`, if it is an object.
protocol ConformanceKey: SchemaKey {
  var part: ConformancesSchema.Part { get }
}

package enum FileConformanceKey: String, ConformanceKey {
  case state, actions, types

  package static let shape: ObjectShape = ObjectShape(
    of: FileConformanceKey.self,
    "the conformances of a file",
    under: ["conformances"],
    isApart: true
  )

  var part: ConformancesSchema.Part {
    switch self {
    case .state: .state
    case .actions: .actions
    case .types: .types
    }
  }
}

package enum DomainConformanceKey: String, ConformanceKey {
  case state, actions

  package static let shape: ObjectShape = ObjectShape(
    of: DomainConformanceKey.self,
    "the conformances of a domain",
    under: ["conformances"],
    isApart: true
  )

  var part: ConformancesSchema.Part {
    switch self {
    case .state: .state
    case .actions: .actions
    }
  }
}

package enum ActionKey: String, SchemaKey {
  case payload, set, toggle, add, append, insert, remove, push, pop, reduce, dismisses, visibility, sensitive
  case doc, deprecated, allow, was

  package static let shape: ObjectShape = ObjectShape(of: ActionKey.self, "an action", under: ["actions"])
}

package enum RequestKey: String, SchemaKey {
  case input, output, failure, into, request, success, with, when, policy, id, skipped, until, debounce,
    sensitive, doc, allow, was

  package static let shape: ObjectShape = ObjectShape(
    of: RequestKey.self,
    "a request",
    under: ["requests"],
    example: "{\"output\": \"Int\"}"
  )
}

/// A key of the phase `request` or `success` of a request.
package enum PhaseKey: String, SchemaKey {
  case set, toggle, add, append, insert, remove, push, pop, reduce, dismisses

  package static let shape: ObjectShape = ObjectShape(
    of: PhaseKey.self,
    "the phase of a request",
    under: ["request", "success"],
    example: "{\"set\": {\"isStale\": false}}",
    isApart: true
  )
}

/// A key of the phase `failure` of a request, if it is an object.
package enum FailureKey: String, SchemaKey {
  case type, set, toggle, add, append, insert, remove, push, pop, reduce, dismisses

  package static let shape: ObjectShape = ObjectShape(
    of: FailureKey.self,
    "the failure of a request",
    under: ["failure"],
    example: "{\"type\": \"APIError\", \"set\": {\"isStale\": true}}",
    isApart: true
  )
}

package enum EffectKey: String, SchemaKey {
  case on, onChange, onMade, onGone, until, `while`, kind, interval, with, feeds, when, output, failure,
    policy,
    id, skipped, debounce, doc, allow

  package static let shape: ObjectShape = ObjectShape(
    of: EffectKey.self,
    "an effect",
    under: ["effects"],
    alternatives: starts + [.while],
    example: "{\"on\": \"started\"}"
  )
}

package enum ChildKey: String, SchemaKey {
  case domain, kind, oneOf, initial, stack, follows, shares, allow, was

  package static let shape: ObjectShape = ObjectShape(
    of: ChildKey.self,
    "a child",
    under: ["children"],
    alternatives: [.domain, .oneOf, .stack]
  )
}

/// The keys of a case of a one-of or a stack.
package enum CaseKey: String, SchemaKey {
  case domain, follows, shares, allow, was

  package static let shape: ObjectShape = ObjectShape(
    of: CaseKey.self,
    "a case of a one-of or a stack",
    under: ["oneOf", "stack"],
    required: [.domain]
  )
}

package enum ReactionKey: String, SchemaKey {
  case set, toggle, add, append, insert, remove, push, pop, allow

  package static let shape: ObjectShape = ObjectShape(
    of: ReactionKey.self,
    "a reaction",
    under: ["reactions"]
  )
}

package enum BridgeKey: String, SchemaKey {
  case on, onChange, onMade, onGone, dispatch, to, with, when, doc, allow

  package static let shape: ObjectShape = ObjectShape(
    of: BridgeKey.self,
    "a bridge",
    under: ["bridges"],
    required: [.dispatch],
    alternatives: starts
  )
}

/// A key of an invariant, if it is an object.
package enum InvariantKey: String, SchemaKey {
  case holds, doc, allow, was

  package static let shape: ObjectShape = ObjectShape(
    of: InvariantKey.self,
    "an invariant",
    under: ["invariants"],
    required: [.holds],
    example: "{\"holds\": \"isComplete\"}"
  )
}

/// A key of a condition that is an object.
package enum ConditionKey: String, SchemaKey {
  case path, `is`, all, any

  package static let shape: ObjectShape = ObjectShape(
    of: ConditionKey.self,
    "a condition",
    under: ["when"],
    alternatives: [.path, .all, .any],
    example: "{\"path\": \"phase\", \"is\": \"ready\"}",
    isApart: true
  )
}

package enum PropertyKey: String, SchemaKey {
  case type, `default`, sensitive, doc, allow, was

  package static let shape: ObjectShape = ObjectShape(
    of: PropertyKey.self,
    "a property",
    under: ["state", "struct"],
    required: [.type]
  )
}

/// A key of a case of an enum, if its values are an object.
package enum EnumCaseKey: String, SchemaKey {
  case payload, doc

  package static let shape: ObjectShape = ObjectShape(
    of: EnumCaseKey.self,
    "a case of an enum",
    under: ["enum"],
    example: "{\"payload\": \"(reason: String)\"}",
    isApart: true
  )
}

/// The keys of a state that is written by hand. Where not exactly these two keys stand, they are names of properties.
package enum WrittenStateKey: String, SchemaKey {
  case swift, properties

  package static let shape: ObjectShape = ObjectShape(
    of: WrittenStateKey.self,
    "a state written by hand",
    under: ["state"],
    required: [.swift, .properties],
    isApart: true
  )
}

/// The keys of actions that are written by hand. Where not exactly these two keys stand, they are names of actions.
package enum WrittenActionsKey: String, SchemaKey {
  case swift, cases

  package static let shape: ObjectShape = ObjectShape(
    of: WrittenActionsKey.self,
    "actions written by hand",
    under: ["actions"],
    required: [.swift, .cases],
    isApart: true
  )
}

package enum ExpressionKey: String, SchemaKey {
  case swift

  package static let shape: ObjectShape = ObjectShape(
    of: ExpressionKey.self,
    "an expression",
    under: ["default"]
  )
}

package enum TypeKey: String, SchemaKey {
  case `struct`, `enum`, doc, allow

  package static let shape: ObjectShape = ObjectShape(
    of: TypeKey.self,
    "a type",
    under: ["types"],
    alternatives: [.struct, .enum],
    example: "{\"enum\": [\"on\", \"off\"]} or {\"struct\": {\"count\": \"Int\"}}"
  )
}
