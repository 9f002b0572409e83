internal import StateKitGenerator

/// The objects and arrays around an offset, in a text that may be unfinished.
struct JSONPlace {
  /// From the whole file to the innermost one, which is as many steps below it.
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

  /// The node so many steps below the file.
  func node(below steps: Int) -> JSONNode? { steps < nodes.count ? nodes[steps] : nil }
}

extension JSONNode {
  /// Whether an object or array ends where the file does, without its bracket.
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

  subscript(key: some SchemaKey) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key.rawValue }?.value
  }

  /// The keys of an object.
  var keys: [String] { if case .object(let members) = value { members.map(\.key.text) } else { [] } }

  /// A string, or the first one of an array.
  var firstString: String? {
    if case .array(let elements) = value { return elements.first?.string }
    return string
  }
}
