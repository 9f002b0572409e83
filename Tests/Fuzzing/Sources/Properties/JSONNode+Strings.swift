package import StateKitGenerator

extension JSONNode {
  /// All strings of the node, keys and values.
  package var strings: [JSONString] {
    switch value {
    case .null, .bool, .number: []
    case .string(let string): [string]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let members): members.flatMap { [$0.key] + $0.value.strings }
    }
  }
}
