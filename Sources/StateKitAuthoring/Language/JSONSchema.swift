internal import StateKitGenerator

/// A JSON Schema, draft 2020-12: the keywords of one value, in order.
struct JSONSchema {
  private var keywords: [(name: String, json: String)] = []

  private init(_ description: String?, title: String? = nil) {
    if let title { add("title", JSONLiteral.of(title)) }
    if let description { add("description", JSONLiteral.of(description.onOneLine)) }
  }

  /// On one line.
  var json: String {
    "{" + keywords.map { "\(JSONLiteral.of($0.name)): \($0.json)" }.joined(separator: ", ") + "}"
  }

  func with(_ keyword: String, json: String) -> JSONSchema {
    var schema = self
    schema.add(keyword, json)
    return schema
  }

  func beginning(_ keyword: String, _ text: String) -> JSONSchema {
    var schema = self
    schema.keywords.insert((keyword, JSONLiteral.of(text)), at: 0)
    return schema
  }

  func examples(_ texts: String...) -> JSONSchema {
    examples(json: texts.map(JSONLiteral.of).joined(separator: ", "))
  }

  /// `json` is the examples with commas between them.
  func examples(json: String) -> JSONSchema { with("examples", json: "[\(json)]") }

  private mutating func add(_ keyword: String, _ json: String) {
    keywords.append((keyword, json))
  }
}

// MARK: Values that are no object

extension JSONSchema {
  static func reference(_ definition: Definition, _ description: String? = nil) -> JSONSchema {
    var schema = JSONSchema(nil)
    schema.add("$ref", JSONLiteral.of("#/$defs/\(definition.rawValue)"))
    if let description { schema.add("description", JSONLiteral.of(description.onOneLine)) }
    return schema
  }

  static func any(_ description: String, title: String? = nil) -> JSONSchema {
    JSONSchema(description, title: title)
  }

  static func constant(_ json: String, of type: String? = nil, _ description: String? = nil) -> JSONSchema {
    let schema = JSONSchema(description)
    return (type.map { schema.typed($0) } ?? schema).with("const", json: json)
  }

  /// `true` or `false`, which is the value if the key is missing.
  static func flag(_ description: String) -> JSONSchema {
    JSONSchema(description).typed("boolean").with("default", json: "false").examples(json: "true")
  }

  static func either(_ description: String, title: String? = nil, _ forms: [JSONSchema]) -> JSONSchema {
    JSONSchema(description, title: title).with(
      "anyOf",
      json: "[\(forms.map(\.json).joined(separator: ", "))]"
    )
  }

  static func string(_ description: String? = nil, title: String? = nil) -> JSONSchema {
    JSONSchema(description, title: title).typed("string")
  }

  /// A string that is not empty.
  static func name(_ description: String? = nil, title: String? = nil) -> JSONSchema {
    string(description, title: title).with("minLength", json: "1")
  }

  static func pattern(_ pattern: String, _ description: String? = nil) -> JSONSchema {
    string(description).with("pattern", json: JSONLiteral.of(pattern))
  }

  static func word<Word: DescribedWord>(
    _ words: Word.Type,
    _ description: String? = nil,
    default: Word? = nil
  ) -> JSONSchema {
    let schema = string(description)
      .with("enum", json: list(words.allCases.map(\.rawValue)))
      .with("enumDescriptions", json: list(words.allCases.map(\.meaning.onOneLine)))
    return `default`.map { schema.with("default", json: JSONLiteral.of($0.rawValue)) } ?? schema
  }

  static func list(of element: JSONSchema, _ description: String? = nil, isNeverEmpty: Bool = false)
    -> JSONSchema
  {
    let schema = JSONSchema(description).typed("array")
    return (isNeverEmpty ? schema.with("minItems", json: "1") : schema).with("items", json: element.json)
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(JSONLiteral.of).joined(separator: ", "))]"
  }

  private func typed(_ type: String) -> JSONSchema { with("type", json: JSONLiteral.of(type)) }
}

// MARK: Objects

extension JSONSchema {
  /// An object of the author's own names.
  static func entries(of value: Definition, _ description: String? = nil, isNeverEmpty: Bool = false)
    -> JSONSchema
  {
    let schema = JSONSchema(description).typed("object")
    return (isNeverEmpty ? schema.with("minProperties", json: "1") : schema)
      .with("additionalProperties", json: reference(value).json)
  }

  /// An object that has these keys and no more.
  static func object<Key: DescribedKey>(
    _ keys: Key.Type,
    _ description: String? = nil,
    title: String? = nil,
    isNeverEmpty: Bool = false
  ) -> JSONSchema {
    var schema = JSONSchema(description, title: title).typed("object")
    if isNeverEmpty { schema.add("minProperties", "1") }
    if !keys.shape.required.isEmpty { schema.add("required", list(keys.shape.required)) }
    if !keys.shape.alternatives.isEmpty {
      schema.add("oneOf", eachRequired(keys.shape.alternatives))
    }
    schema.add("additionalProperties", "false")
    let properties = keys.allCases.map { "\(JSONLiteral.of($0.rawValue)): \($0.value.json)" }
    schema.add("properties", "{\(properties.joined(separator: ", "))}")
    return schema
  }

  /// Schemas for objects, each of which requires one of the keys.
  static func eachRequired(_ keys: [String]) -> String {
    "[\(keys.map { #"{"required": ["\#($0)"]}"# }.joined(separator: ", "))]"
  }
}
