@testable import StateKitGenerator

extension JSONNode {
  /// The values at a place such as `domains.*.actions.*`, where `*` is any key or position; the node itself at "".
  func values(at place: String) -> [JSONNode] {
    place.split(separator: ".").reduce([self]) { nodes, step in
      nodes.flatMap { node -> [JSONNode] in
        switch node.value {
        case .object(let members): members.filter { step == "*" || $0.key.text == step }.map(\.value)
        case .array(let elements): step == "*" ? elements : []
        case .null, .bool, .number, .string: []
        }
      }
    }
  }

  var keys: [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.key.text)
  }

  /// All texts in arrays and of single values, here.
  var texts: [String] {
    switch value {
    case .string(let string): [string.text]
    case .array(let elements): elements.flatMap(\.texts)
    case .null, .bool, .number, .object: []
    }
  }
}
