internal import StateKitGenerator

/// A line of a recording, parsed: `{"action": "users.renamed", "payload": {"id": 3}}`.
struct RecordingLine {
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
  var action: JSONString? {
    guard case .string(let name) = self["action"]?.value else { return nil }
    return name
  }

  subscript(key: String) -> JSONNode? { members?.first { $0.key.text == key }?.value }
}

extension JSONString {
  /// The bytes of the string, including its quotes.
  var range: Range<Int> { location.offset..<end }
}

extension JSONNode {
  var range: Range<Int> { location.offset..<end }
}
