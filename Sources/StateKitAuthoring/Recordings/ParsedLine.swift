internal import StateKitGenerator

/// A line of a recording, parsed: `{"action": "users.renamed", "payload": {"id": 3}}`.
struct ParsedLine {
  /// The text in the place of a sensitive value.
  static let redactionMark: String = "•••"

  let bytes: [UInt8]
  /// The members of the line's object; nil for a line that is not a JSON object.
  let members: [JSONMember]?

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    let diagnostics = DiagnosticCollector()
    let node = JSONParser.parse(SourceFile(path: "", bytes: self.bytes), reportingTo: diagnostics)
    if case .object(let members) = node?.value, !diagnostics.hasErrors {
      self.members = members
    } else {
      self.members = nil
    }
  }

  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

  /// The string that names the action.
  var action: JSONString? { string(.action) }

  /// The name of the request or effect that the action comes from.
  var causeName: JSONString? {
    guard case .object(let members) = self[.cause]?.value,
      case .string(let name) = members.first(where: { $0.key.text == RecordedKey.name.rawValue })?.value.value
    else { return nil }
    return name
  }

  func string(_ key: RecordedKey) -> JSONString? {
    guard case .string(let text) = self[key]?.value else { return nil }
    return text
  }

  subscript(key: RecordedKey) -> JSONNode? { members?.first { $0.key.text == key.rawValue }?.value }
}

extension JSONString {
  /// The bytes of the string, including its quotes.
  var range: Range<Int> { location.offset..<end }
}

extension JSONNode {
  var range: Range<Int> { location.offset..<end }
}

extension JSONValue {
  subscript(key: RecordedKey) -> JSONValue { self[key.rawValue] }

  func member(_ key: RecordedKey) -> JSONValue? { member(key.rawValue) }
}
