/// Reads values of one kind; a value of another kind is reported.
extension SchemaParser {
  /// The text of a key such as `doc`; nil where it is absent.
  func text<Key>(_ object: SchemaObject<Key>, _ key: Key, expected: String = "a string") -> String? {
    object[key].flatMap { string($0, "'\(key.rawValue)'", expected: expected)?.text }
  }

  func string(_ node: JSONNode, _ what: @autoclosure () -> String, expected: String = "a string")
    -> JSONString?
  {
    if case .string(let string) = node.value { return string }
    diagnostics.report(.wrongKind(of: what(), expected: expected, found: node))
    return nil
  }

  func members(
    _ node: JSONNode,
    _ what: @autoclosure () -> String,
    expected: String = "an object",
    remedy: @autoclosure () -> String? = nil
  ) -> [JSONMember]? {
    if case .object(let members) = node.value { return members }
    diagnostics.report(.wrongKind(of: what(), expected: expected, found: node, remedy: remedy()))
    return nil
  }

  /// The elements of a key that holds an array.
  func elements(_ node: JSONNode, of key: String, expected: String = "an array") -> [JSONNode]? {
    if case .array(let elements) = node.value { return elements }
    let remedy = ShapeRemedy.list(of: key, found: node)
    diagnostics.report(.wrongKind(of: "'\(key)'", expected: expected, found: node, remedy: remedy))
    return nil
  }

  /// The object that has these keys.
  func object<Key>(_ node: JSONNode, _ what: @autoclosure () -> String, _ keys: Key.Type)
    -> SchemaObject<Key>?
  {
    members(node, what(), remedy: keys.shape.example.map { "for example \($0)" }).map {
      object($0, at: node.location, keys)
    }
  }

  func object<Key>(_ members: [JSONMember], at location: SourceLocation, _ keys: Key.Type)
    -> SchemaObject<Key>
  {
    SchemaObject(members, at: location, reportingTo: diagnostics)
  }

  /// The entries of a key that holds an object of the author's own names, such as `actions`: empty if the key
  /// is absent, nil if it could not be read.
  func entries<Key>(_ object: SchemaObject<Key>, _ key: Key) -> [JSONMember]? {
    guard let node = object[key] else { return [] }
    return entries(of: node, key)
  }

  func entries(of node: JSONNode?, _ key: some SchemaKey) -> [JSONMember]? {
    let name = key.rawValue
    return node.flatMap { members($0, "'\(name)'", remedy: ShapeRemedy.object(of: name, found: $0)) }
  }

  /// The strings in the array of a key, without those that cannot be read; nil if the key is absent.
  func strings<Key>(_ object: SchemaObject<Key>, _ key: Key, expected: String) -> [Located<String>]? {
    object[key].flatMap { strings($0, of: key.rawValue, expected: expected) }
  }

  func strings(_ node: JSONNode, of key: String, expected: String) -> [Located<String>]? {
    texts(node, of: key, expected: expected)?.map(\.located)
  }

  func texts(_ node: JSONNode, of key: String, expected: String) -> [JSONString]? {
    elements(node, of: key, expected: expected)?.compactMap { string($0, "an entry of '\(key)'") }
  }

  /// The strings of a key that must have at least one; empty if the key is absent.
  func names(_ node: JSONNode?, of key: String, each noun: String) -> [Located<String>] {
    guard let node else { return [] }
    if case .array(let elements) = node.value, elements.isEmpty {
      diagnostics.report(.empty(key, "at least one \(noun)", at: node.location))
    }
    return strings(node, of: key, expected: "an array of \(noun)s") ?? []
  }
}
