internal import StateKitGenerator

/// A JSON value of a recording.
enum RecordedValue: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let key: String
    var value: RecordedValue
  }

  case null
  case bool(Bool)
  /// The number as it is spelled.
  case number(String)
  case string(String)
  case list([RecordedValue])
  case object([Member])

  /// The text in the place of a sensitive value.
  static let redacted: RecordedValue = .string(RecordingLine.redactionMark)

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let string): self = .string(string.text)
    case .array(let elements): self = .list(elements.map(RecordedValue.init))
    case .object(let members):
      self = .object(members.map { Member(key: $0.key.text, value: RecordedValue($0.value)) })
    }
  }

  subscript(key: String) -> RecordedValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  var elements: [RecordedValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: String? {
    if case .number(let text) = self { text } else { nil }
  }

  /// The JSON, on one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): JSONLiteral.of(text)
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONLiteral.of($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}

extension RecordedValue {
  /// Nil for a text that is not JSON.
  init?(json text: String) {
    let diagnostics = DiagnosticCollector()
    let node = JSONParser.parse(SourceFile(path: "", bytes: Array(text.utf8)), reportingTo: diagnostics)
    guard let node, !diagnostics.hasErrors else { return nil }
    self.init(node)
  }
}
