/// The keys that one kind of object in a schema may have.
struct ObjectShape {
  /// What the object is in a sentence, for example `a domain`.
  let noun: String
  /// The keys that such objects stand under; none for a whole file.
  let home: [String]
  let keys: [String]
  /// The keys that must be there.
  var required: [String] = []
  /// An example, for a value of another kind.
  var example: String?

  static let file = ObjectShape(
    noun: "a schema",
    home: [],
    keys: [
      "$schema", "statekit", "doc", "access", "imports", "uses", "conformances", "accessors", "types",
      "domains", "allow",
    ],
    required: ["statekit", "domains"]
  )
  static let domain = ObjectShape(
    noun: "a domain",
    home: ["domains"],
    keys: [
      "doc", "state", "actions", "requests", "effects", "children", "reactions", "bridges", "accessors",
      "conformances", "allow", "was",
    ]
  )
  static let action = ObjectShape(
    noun: "an action",
    home: ["actions"],
    keys: [
      "payload", "set", "toggle", "add", "reduce", "visibility", "sensitive", "doc", "deprecated", "allow",
      "was",
    ]
  )
  static let request = ObjectShape(
    noun: "a request",
    home: ["requests"],
    keys: [
      "input", "output", "failure", "into", "policy", "id", "until", "sensitive", "doc", "allow", "was",
    ],
    example: "{\"output\": \"Int\"}"
  )
  static let effect = ObjectShape(
    noun: "an effect",
    home: ["effects"],
    keys: ["on", "until", "kind", "output", "failure", "policy", "id", "doc", "allow"],
    required: ["on"],
    example: "{\"on\": \"started\"}"
  )
  static let reaction = ObjectShape(
    noun: "a reaction",
    home: ["reactions"],
    keys: ["set", "toggle", "add", "allow"]
  )
  static let property = ObjectShape(
    noun: "a property",
    home: ["state", "struct"],
    keys: ["type", "default", "doc", "allow", "was"],
    required: ["type"]
  )
  static let expression = ObjectShape(noun: "an expression", home: ["default"], keys: ["swift"])
  static let child = ObjectShape(
    noun: "a child",
    home: ["children"],
    keys: ["domain", "kind", "allow", "was"],
    required: ["domain"]
  )
  static let bridge = ObjectShape(
    noun: "a bridge",
    home: ["bridges"],
    keys: ["on", "dispatch", "with", "when", "doc", "allow"],
    required: ["on", "dispatch"]
  )
  static let type = ObjectShape(
    noun: "a type",
    home: ["types"],
    keys: ["struct", "enum", "doc", "allow"],
    example: "{\"enum\": [\"on\", \"off\"]} or {\"struct\": {\"count\": \"Int\"}}"
  )

  /// In the order of the reference.
  static let all: [ObjectShape] = [
    file, domain, action, request, effect, child, reaction, bridge, property, expression, type,
  ]
}
