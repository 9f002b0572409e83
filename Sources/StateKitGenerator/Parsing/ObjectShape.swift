/// The keys that one kind of object in a schema may have.
struct ObjectShape {
  /// What the object is in a sentence, for example `a domain`.
  let noun: String
  let keys: [String]

  static let file = ObjectShape(
    noun: "a schema",
    keys: [
      "$schema", "statekit", "doc", "access", "imports", "conformances", "accessors", "types", "domains",
    ]
  )
  static let domain = ObjectShape(
    noun: "a domain",
    keys: [
      "doc", "state", "actions", "requests", "effects", "children", "bridges", "accessors", "conformances",
    ]
  )
  static let action = ObjectShape(
    noun: "an action",
    keys: ["payload", "set", "toggle", "add", "reduce", "sensitive", "doc", "deprecated"]
  )
  static let request = ObjectShape(
    noun: "a request",
    keys: ["input", "output", "failure", "into", "policy", "id", "until", "doc"]
  )
  static let effect = ObjectShape(
    noun: "an effect",
    keys: ["on", "until", "kind", "output", "failure", "policy", "id", "doc"]
  )
  static let property = ObjectShape(noun: "a property", keys: ["type", "default", "doc"])
  static let expression = ObjectShape(noun: "an expression", keys: ["swift"])
  static let child = ObjectShape(noun: "a child", keys: ["domain", "kind"])
  static let bridge = ObjectShape(noun: "a bridge", keys: ["on", "dispatch", "with", "when", "doc"])
  static let type = ObjectShape(noun: "a type", keys: ["struct", "enum", "doc"])
}
