/// The keys that one kind of object in a schema may have.
struct ObjectShape {
  /// What the object is in a sentence, for example `a domain`.
  let noun: String
  let keys: [String]

  static let file = ObjectShape(
    noun: "a schema",
    keys: [
      "$schema", "statekit", "doc", "access", "imports", "uses", "conformances", "accessors", "types",
      "domains", "allow",
    ]
  )
  static let domain = ObjectShape(
    noun: "a domain",
    keys: [
      "doc", "state", "actions", "requests", "effects", "children", "reactions", "bridges", "accessors",
      "conformances", "allow", "was",
    ]
  )
  static let action = ObjectShape(
    noun: "an action",
    keys: [
      "payload", "set", "toggle", "add", "reduce", "visibility", "sensitive", "doc", "deprecated", "was",
    ]
  )
  static let request = ObjectShape(
    noun: "a request",
    keys: ["input", "output", "failure", "into", "policy", "id", "until", "sensitive", "doc", "was"]
  )
  static let effect = ObjectShape(
    noun: "an effect",
    keys: ["on", "until", "kind", "output", "failure", "policy", "id", "doc"]
  )
  static let reaction = ObjectShape(noun: "a reaction", keys: ["set", "toggle", "add"])
  static let property = ObjectShape(noun: "a property", keys: ["type", "default", "doc", "was"])
  static let expression = ObjectShape(noun: "an expression", keys: ["swift"])
  static let child = ObjectShape(noun: "a child", keys: ["domain", "kind", "was"])
  static let bridge = ObjectShape(noun: "a bridge", keys: ["on", "dispatch", "with", "when", "doc"])
  static let type = ObjectShape(noun: "a type", keys: ["struct", "enum", "doc"])
}
