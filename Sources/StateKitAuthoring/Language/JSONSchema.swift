internal import StateKitGenerator

/// A value of the language as a JSON Schema, draft 2020-12. Besides the keywords, in order, it has the roles of names, for
/// which JSON Schema lacks a keyword.
package struct JSONSchema: Sendable {
  private var keywords: [(name: String, json: String)] = []
  /// The structure of its parts.
  private(set) var form: Form = .plain
  package private(set) var description: String?
  /// `object`, `array`, `string`, `number` or `boolean`, if the schema names one.
  package private(set) var type: String?
  /// The only value.
  package private(set) var constant: JSONValue?
  /// The words that a string may be, each with its meaning.
  package private(set) var words: [(word: String, meaning: String)] = []
  package private(set) var examples: [JSONValue] = []
  /// The kind of thing that a string here names; nil for a text that is not a name.
  private(set) var role: NameRole?
  /// The kind of thing that the author's own keys name.
  private(set) var keyRole: NameRole?

  indirect enum Form: Sendable {
    case plain
    case reference(LanguageDefinition)
    case either([JSONSchema])
    case list(of: JSONSchema)
    /// An object of the author's own names.
    case entries(of: JSONSchema)
    /// An object of these keys.
    case object([(key: any SchemaKey, value: JSONSchema)])
  }

  private init(_ description: String?, title: String? = nil) {
    if let title { add("title", JSONLiteral.of(title)) }
    if let description { describe(description) }
  }

  private mutating func describe(_ text: String) {
    description = text.onOneLine
    add("description", JSONLiteral.of(text.onOneLine))
  }

  /// The schema as JSON on one line.
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

  /// `json` contains the examples, separated by commas.
  func examples(json: String) -> JSONSchema {
    var schema = with("examples", json: "[\(json)]")
    schema.examples = JSONValue(parsing: Array("[\(json)]".utf8))?.elements ?? []
    return schema
  }

  /// The same value, whose text names something.
  func naming(_ role: NameRole) -> JSONSchema {
    var schema = self
    schema.role = role
    return schema
  }

  /// The same value with the description and the role that a place adds.
  func seen(from place: JSONSchema) -> JSONSchema {
    var schema = self
    if let description = place.description { schema.description = description }
    if let role = place.role { schema.role = role }
    return schema
  }

  private mutating func add(_ keyword: String, _ json: String) {
    keywords.append((keyword, json))
  }
}

// MARK: Values other than objects

extension JSONSchema {
  static func reference(_ definition: LanguageDefinition, _ description: String? = nil) -> JSONSchema {
    var schema = JSONSchema(nil)
    schema.form = .reference(definition)
    schema.add("$ref", JSONLiteral.of("#/$defs/\(definition.rawValue)"))
    if let description { schema.describe(description) }
    return schema
  }

  static func any(_ description: String, title: String? = nil) -> JSONSchema {
    JSONSchema(description, title: title)
  }

  static func constant(_ json: String, of type: String? = nil, _ description: String? = nil) -> JSONSchema {
    var schema = JSONSchema(description)
    schema.constant = JSONValue(parsing: Array(json.utf8))
    return (type.map { schema.typed($0) } ?? schema).with("const", json: json)
  }

  /// `true` or `false`; `false` if the key is missing.
  static func flag(_ description: String) -> JSONSchema {
    JSONSchema(description).typed("boolean").with("default", json: "false").examples(json: "true")
  }

  static func either(_ description: String, title: String? = nil, _ forms: [JSONSchema]) -> JSONSchema {
    var schema = JSONSchema(description, title: title)
    schema.form = .either(forms)
    return schema.with("anyOf", json: "[\(forms.map(\.json).joined(separator: ", "))]")
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
    var schema = string(description)
      .with("enum", json: list(words.allCases.map(\.rawValue)))
      .with("enumDescriptions", json: list(words.allCases.map(\.meaning.onOneLine)))
    schema.words = words.allCases.map { ($0.rawValue, $0.meaning.onOneLine) }
    return `default`.map { schema.with("default", json: JSONLiteral.of($0.rawValue)) } ?? schema
  }

  static func list(of element: JSONSchema, _ description: String? = nil, isNeverEmpty: Bool = false)
    -> JSONSchema
  {
    var schema = JSONSchema(description).typed("array")
    schema.form = .list(of: element)
    return (isNeverEmpty ? schema.with("minItems", json: "1") : schema).with("items", json: element.json)
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(JSONLiteral.of).joined(separator: ", "))]"
  }

  private func typed(_ type: String) -> JSONSchema {
    var schema = with("type", json: JSONLiteral.of(type))
    schema.type = type
    return schema
  }
}

// MARK: Objects

extension JSONSchema {
  /// An object whose keys are the author's own names.
  ///
  /// - Parameters:
  ///   - keys: The role of the keys; nil if each is a new name.
  ///   - values: The role of the values, if it differs from the role of the definition.
  static func entries(
    of value: LanguageDefinition,
    _ description: String? = nil,
    keys: NameRole? = nil,
    values: NameRole? = nil,
    isNeverEmpty: Bool = false
  ) -> JSONSchema {
    var schema = JSONSchema(description).typed("object")
    var entry = reference(value)
    entry.role = values
    schema.form = .entries(of: entry)
    schema.keyRole = keys
    return (isNeverEmpty ? schema.with("minProperties", json: "1") : schema)
      .with("additionalProperties", json: entry.json)
  }

  /// An object with these keys only.
  ///
  /// - Parameter alternatives: The schemas for `oneOf`; nil to make them from the alternatives of the keys' shape.
  static func object<Key: DescribedKey>(
    _ keys: Key.Type,
    _ description: String? = nil,
    title: String? = nil,
    isNeverEmpty: Bool = false,
    alternatives: String? = nil
  ) -> JSONSchema {
    var schema = JSONSchema(description, title: title).typed("object")
    if isNeverEmpty { schema.add("minProperties", "1") }
    if !keys.shape.required.isEmpty { schema.add("required", list(keys.shape.required)) }
    if !keys.shape.alternatives.isEmpty {
      schema.add("oneOf", alternatives ?? eachRequired(keys.shape.alternatives))
    }
    schema.add("additionalProperties", "false")
    let values = keys.allCases.map { (key: $0, value: $0.value) }
    let properties = values.map { "\(JSONLiteral.of($0.key.rawValue)): \($0.value.json)" }
    schema.add("properties", "{\(properties.joined(separator: ", "))}")
    schema.form = .object(values.map { ($0.key, $0.value) })
    return schema
  }

  /// Schemas for objects, each of which requires one of the keys.
  static func eachRequired(_ keys: [String]) -> String {
    "[\(keys.map { #"{"required": ["\#($0)"]}"# }.joined(separator: ", "))]"
  }
}
