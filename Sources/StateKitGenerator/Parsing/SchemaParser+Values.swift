/// Values of a certain kind: each of these reports a value of another kind.
extension SchemaParser {
  /// The text of a key such as `doc`; nil where it is absent.
  func text(_ object: SchemaObject, _ key: String, expected: String = "a string") -> String? {
    object[key].flatMap { string($0, "'\(key)'", expected: expected)?.text }
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

  /// The object that has the keys of a shape.
  func object(_ node: JSONNode, _ what: @autoclosure () -> String, _ shape: ObjectShape) -> SchemaObject? {
    members(node, what(), remedy: shape.example.map { "for example \($0)" }).map {
      object($0, at: node.location, shape)
    }
  }

  func object(_ members: [JSONMember], at location: SourceLocation, _ shape: ObjectShape) -> SchemaObject {
    SchemaObject(members, at: location, shape, reportingTo: diagnostics)
  }

  /// The entries of a key that holds an object of the author's own names, such as `actions`: none where the key
  /// is absent, nil where it could not be read.
  func entries(_ object: SchemaObject, _ key: String) -> [JSONMember]? {
    guard let node = object[key] else { return [] }
    return entries(of: node, key)
  }

  func entries(of node: JSONNode?, _ key: String) -> [JSONMember]? {
    node.flatMap { members($0, "'\(key)'", remedy: ShapeRemedy.object(of: key, found: $0)) }
  }

  /// The texts of a key that holds an array of them, without those that cannot be read; nil where it is absent.
  func strings(_ object: SchemaObject, _ key: String, expected: String) -> [Located<String>]? {
    guard let node = object[key], let elements = elements(node, of: key, expected: expected) else {
      return nil
    }
    return elements.compactMap { string($0, "an entry of '\(key)'")?.located }
  }
}
