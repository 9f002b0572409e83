internal import StateKitAuthoring
internal import StateKitGenerator

/// Changes of a schema that is valid JSON. If the file had the layout of `format`, so has the result.
struct SchemaEdits {
  let file: SourceFile
  let root: JSONNode
  private var edits = ByteEdits()

  /// Nil for a file that is not JSON.
  init?(_ file: SourceFile) {
    guard let root = JSONParser.parse(file, reportingTo: DiagnosticCollector()) else { return nil }
    self.file = file
    self.root = root
  }

  mutating func replace(_ range: Range<Int>, with text: String) { edits.replace(range, with: text) }

  /// Adds a member at the end of an object.
  mutating func add(_ key: String, _ value: String, to object: JSONNode) {
    guard case .object(let members) = object.value else { return }
    let member = "\(JSONLiteral.of(key)): \(value)"
    insert(members.isEmpty ? " \(member) " : ", \(member)", behind: members.last?.value.end, in: object)
  }

  /// Adds a value at the end of an array.
  mutating func append(_ value: String, to array: JSONNode) {
    guard case .array(let elements) = array.value else { return }
    insert(elements.isEmpty ? value : ", \(value)", behind: elements.last?.end, in: array)
  }

  private mutating func insert(_ text: String, behind last: Int?, in container: JSONNode) {
    let offset = last ?? container.location.offset + 1
    edits.replace(offset..<offset, with: text)
  }

  /// Adds a value to a list of an object, which is made if it is missing.
  mutating func append(_ value: String, to key: some SchemaKey, of object: JSONNode) {
    if let list = object[key] {
      append(value, to: list)
    } else {
      add(key.rawValue, "[\(value)]", to: object)
    }
  }

  /// Adds a member to an object of an object, which is made if it is missing.
  mutating func add(_ name: String, _ value: String, to key: some SchemaKey, of object: JSONNode) {
    if let entries = object[key] {
      add(name, value, to: entries)
    } else {
      add(key.rawValue, "{ \(JSONLiteral.of(name)): \(value) }", to: object)
    }
  }

  /// Adds a member to a declaration, which may be a string that stands for an object.
  mutating func add(
    _ key: some SchemaKey,
    _ value: String,
    toDeclaration node: JSONNode,
    of kind: Symbol.Kind
  ) {
    guard case .string(let string) = node.value else { return add(key.rawValue, value, to: node) }
    let spelled = String(decoding: file.bytes[node.location.offset..<node.end], as: UTF8.self)
    func member(_ key: some SchemaKey, _ value: String) -> String {
      "\(JSONLiteral.of(key.rawValue)): \(value)"
    }
    var members: [String]
    switch kind {
    case .child: members = [member(ChildKey.domain, spelled)]
    case .property:
      let parts = string.text.split(separator: "=", maxSplits: 1).map { JSONLiteral.of($0.trimmed) }
      members = [member(PropertyKey.type, parts[0])]
      if parts.count > 1 {
        members.append(member(PropertyKey.default, "{ \(member(ExpressionKey.swift, parts[1])) }"))
      }
    case .invariant: members = [member(InvariantKey.holds, spelled)]
    default: members = [member(ActionKey.payload, spelled)]
    }
    members.append(member(key, value))
    edits.replace(node.location.offset..<node.end, with: "{ \(members.joined(separator: ", ")) }")
  }

  /// The text after the changes.
  var text: [UInt8] {
    let changed = edits.applied(to: file.bytes)
    guard CanonicalLayout.of(file).contents == file.bytes else { return changed }
    return CanonicalLayout.of(SourceFile(path: file.path, bytes: changed)).contents ?? changed
  }

  /// The member whose key has its first letter at an offset.
  func member(withKeyAt offset: Int) -> JSONMember? {
    path(to: offset).lazy.compactMap { node, _ -> JSONMember? in
      guard case .object(let members) = node.value else { return nil }
      return members.first { $0.key.location.offset + 1 == offset }
    }.first
  }

  /// The values around an offset with their paths, the outermost first. An offset in a key counts as in its value.
  func path(to offset: Int) -> [(node: JSONNode, path: [JSONStep])] {
    var found: [(node: JSONNode, path: [JSONStep])] = []
    var next: (node: JSONNode, path: [JSONStep])? = (root, [])
    while let (node, path) = next {
      found.append((node, path))
      next = nil
      switch node.value {
      case .object(let members):
        next = members.first { $0.key.location.offset <= offset && offset < $0.value.end }
          .map { ($0.value, path + [.key($0.key.text)]) }
      case .array(let elements):
        next = elements.enumerated().first { $1.location.offset <= offset && offset < $1.end }
          .map { ($1, path + [.index($0)]) }
      case .null, .bool, .number, .string: break
      }
    }
    return found
  }

  /// The value that begins at an offset.
  func node(at offset: Int) -> JSONNode? {
    path(to: offset).map(\.node).last { $0.location.offset == offset }
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
