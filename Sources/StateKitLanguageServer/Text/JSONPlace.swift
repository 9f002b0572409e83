internal import StateKitGenerator

/// The objects and arrays around an offset, in a text that may be unfinished.
struct JSONPlace {
  /// From the whole file to the innermost one; each node is one step below the node before.
  let nodes: [JSONNode]

  init(at offset: Int, in file: SourceFile) {
    var nodes: [JSONNode] = []
    var next = JSONParser.recover(file)
    while let node = next, node.location.offset < offset, offset < node.end || node.isOpen(file) {
      let parts: [JSONNode]
      switch node.value {
      case .object(let members): parts = members.map(\.value)
      case .array(let elements): parts = elements
      case .null, .bool, .number, .string: parts = []
      }
      if node.isContainer { nodes.append(node) }
      next = parts.last { $0.location.offset < offset && (offset < $0.end || $0.isOpen(file)) }
    }
    self.nodes = nodes
  }

  /// The node at a number of steps below the file; nil if there are not so many.
  func node(below steps: Int) -> JSONNode? { steps < nodes.count ? nodes[steps] : nil }
}

extension JSONNode {
  /// Whether an object or array reaches the end of the file because its bracket is missing.
  fileprivate func isOpen(_ file: SourceFile) -> Bool {
    switch value {
    case .object: end >= file.bytes.count && file.bytes.last != ASCII.closeBrace
    case .array: end >= file.bytes.count && file.bytes.last != ASCII.closeBracket
    case .null, .bool, .number, .string: false
    }
  }

  fileprivate var isContainer: Bool {
    switch value {
    case .object, .array: true
    case .null, .bool, .number, .string: false
    }
  }

  /// The keys of an object.
  var keys: [String] { if case .object(let members) = value { members.map(\.key.text) } else { [] } }

  /// The text of a string, or of the first string of an array.
  var firstString: String? {
    if case .array(let elements) = value { return elements.first?.string }
    return string
  }
}
