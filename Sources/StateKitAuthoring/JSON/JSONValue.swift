package import StateKitGenerator

/// A JSON value without its place in a file. Numbers keep their spelling.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in their order.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    package init(key: some SchemaKey, value: JSONValue) {
      self.init(key: key.rawValue, value: value)
    }
  }

  /// The value that a text holds; nil if the text is not JSON.
  package init?(parsing bytes: [UInt8]) {
    let file = SourceFile(path: "", bytes: bytes)
    guard let node = JSONParser.parse(file, reportingTo: DiagnosticCollector()) else { return nil }
    self.init(node)
  }

  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let string): self = .string(string.text)
    case .array(let elements): self = .array(elements.map(JSONValue.init))
    case .object(let members):
      self = .object(members.map { Member(key: $0.key.text, value: JSONValue($0.value)) })
    }
  }

  /// An object of the members that have a value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// An object of the language, of the members that have a value: `.keyed([ChildKey.domain: "Users", .kind: "each"])`.
  package static func keyed<Key: SchemaKey>(_ members: KeyValuePairs<Key, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A word of the language.
  package static func word(_ word: some RawRepresentable<String>) -> JSONValue { .string(word.rawValue) }

  /// The value of a key; nil if the key is missing.
  package func member(_ key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// The value of a key of the language; nil if the key is missing.
  package func member(_ key: some SchemaKey) -> JSONValue? { member(key.rawValue) }

  /// The value of a key; `null` if the key is missing. A new key is added at the end.
  package subscript(key: String) -> JSONValue {
    get { member(key) ?? .null }
    set {
      var all = members
      if let index = all.firstIndex(where: { $0.key == key }) {
        all[index].value = newValue
      } else {
        all.append(Member(key: key, value: newValue))
      }
      self = .object(all)
    }
  }

  /// The value of a key of the language.
  package subscript(key: some SchemaKey) -> JSONValue {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var number: String? { if case .number(let text) = self { text } else { nil } }
  package var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
  /// The elements of an array; empty for another value.
  package var elements: [JSONValue] { array ?? [] }
  /// The members of an object; empty for another value.
  package var members: [Member] { object ?? [] }
  package var isNull: Bool { self == .null }
  /// The texts of a string or of an array of strings.
  package var strings: [String] { string.map { [$0] } ?? elements.flatMap(\.strings) }

  /// The value as JSON on one line.
  package var text: String { text(separator: " ") }

  /// The value as JSON without spaces.
  package var compactText: String { text(separator: "") }

  private func text(separator: String) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return JSONLiteral.of(text)
    case .array(let elements):
      return "[\(elements.map { $0.text(separator: separator) }.joined(separator: "," + separator))]"
    case .object(let members):
      let texts = members.map { member in
        JSONLiteral.of(member.key) + ":" + separator + member.value.text(separator: separator)
      }
      return "{\(texts.joined(separator: "," + separator))}"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number("\(value)") }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
