internal import StateKitAuthoring

/// The language as the schema for editors describes it: which keys and values may stand where, and what they mean.
struct Grammar: Sendable {
  /// What may stand at a place.
  struct Rule: Sendable {
    let schema: JSONValue
    /// The name of the definition that the rule has, such as `path` or `action`.
    let definition: String?
  }

  static let standard = Grammar(JSONValue(parsing: Array(EditorSchema.text.utf8)) ?? .null)

  private let root: JSONValue
  private let definitions: [String: JSONValue]

  private init(_ schema: JSONValue) {
    root = schema
    definitions = Dictionary(schema["$defs"].members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The rules for the value at a path; several where a value has several forms.
  func rules(at path: [JSONCursor.Step]) -> [Rule] {
    path.reduce(forms(of: root, nil)) { rules, step in rules.flatMap { self.rules(below: $0, step) } }
  }

  /// The rules for the value of a key of the language, without those for an entry that has the same name.
  func rules(ofKey key: String, at path: [JSONCursor.Step]) -> [Rule] {
    rules(at: path).filter { !$0.schema["properties"][key].isNull }.flatMap { rules(below: $0, .key(key)) }
  }

  private func rules(below rule: Rule, _ step: JSONCursor.Step) -> [Rule] {
    let schema: JSONValue =
      switch step {
      case .key(let key):
        rule.schema["properties"][key].isNull
          ? rule.schema["additionalProperties"] : rule.schema["properties"][key]
      case .index: rule.schema["items"]
      }
    guard case .object = schema else { return [] }
    return forms(of: schema, nil)
  }

  /// A rule with its references followed, and one for each form that it has.
  private func forms(of schema: JSONValue, _ definition: String?) -> [Rule] {
    if let reference = schema["$ref"].string?.split(separator: "/").last.map(String.init),
      let defined = definitions[reference]
    {
      return forms(of: described(defined, as: schema), reference)
    }
    let forms = schema["anyOf"].elements
    if forms.isEmpty || !schema["properties"].isNull { return [Rule(schema: schema, definition: definition)] }
    return forms.flatMap { form in
      self.forms(of: form, nil).map { rule in
        Rule(schema: described(rule.schema, as: schema), definition: rule.definition ?? definition)
      }
    }
  }

  /// A schema with the description of the place that refers to it, which says more.
  private func described(_ schema: JSONValue, as place: JSONValue) -> JSONValue {
    guard let text = place["description"].string else { return schema }
    let rest = schema.members.filter { $0.key != "description" }
    return .object(rest + [JSONValue.Member(key: "description", value: .string(text))])
  }
}

extension Grammar.Rule {
  /// The keys of an object, with what stands below each.
  var keys: [JSONValue.Member] { schema["properties"].members }

  var description: String? { schema["description"].string }

  /// The words that a string may be, each with its meaning.
  var words: [(word: String, meaning: String?)] {
    let meanings = schema["enumDescriptions"].elements.map(\.string)
    return schema["enum"].elements.enumerated().compactMap { index, word in
      word.string.map { ($0, index < meanings.count ? meanings[index] : nil) }
    }
  }

  var constant: String? { schema["const"].string }

  /// `object`, `array`, `string` or `boolean`, if the rule names one.
  var type: String? { schema["type"].string }

  var examples: [JSONValue] { schema["examples"].elements }
}
