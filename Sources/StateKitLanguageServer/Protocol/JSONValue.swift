internal import StateKitAuthoring
internal import StateKitGenerator

/// A JSON value of a message. Numbers keep their spelling.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in their order.
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// The value that a text holds; nil if the text is no JSON.
  package init?(parsing bytes: [UInt8]) {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: "message", bytes: bytes)
    guard let node = JSONParser.parse(file, reportingTo: diagnostics) else { return nil }
    self.init(node)
  }

  init(_ node: JSONNode) {
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
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The value of a key; `null` if there is none.
  package subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var isNull: Bool { self == .null }

  /// The value as JSON on one line.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONLiteral.of(text)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONLiteral.of($0.key)):\($0.value.text)" }.joined(separator: ","))}"
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
