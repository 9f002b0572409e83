@testable import StateKitGenerator

extension JSONNode {
  /// The value of an object's key.
  subscript(key: String) -> JSONNode? { members?.first { $0.key.text == key }?.value }

  var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  var text: String? {
    if case .string(let string) = value { string.text } else { nil }
  }
}
