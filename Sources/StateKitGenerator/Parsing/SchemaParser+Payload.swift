extension SchemaParser {
  /// The payload under a key: empty if the key is absent, nil if it could not be read.
  func payload<Key>(_ object: SchemaObject<Key>, _ key: Key) -> [PayloadValueSchema]? {
    guard let node = object[key] else { return object.mayLack(key) ? nil : [] }
    return payload(node, of: key.rawValue)
  }

  private func payload(_ node: JSONNode, of key: String) -> [PayloadValueSchema]? {
    switch node.value {
    case .string(let string):
      return payloads.payload(string, reportingTo: diagnostics)
    case .object(let members):
      return members.map { member in
        let type = swiftType(member.value, "the label \(member.key.text.quoted)")
        return PayloadValueSchema(label: member.key.located, type: type)
      }
    case .array(let elements):
      return elements.map { PayloadValueSchema(label: nil, type: elementType($0, of: key)) }
    default:
      diagnostics.report(
        .wrongKind(of: "'\(key)'", expected: "a string, an object or an array", found: node)
      )
      return nil
    }
  }

  private func elementType(_ node: JSONNode, of key: String) -> Located<SwiftType>? {
    guard case .object = node.value else { return swiftType(node, "an entry of '\(key)'") }
    let remedy = "labels stand in an object in place of the array, {\"id\": \"Int\"}"
    diagnostics.report(
      .wrongKind(of: "an entry of '\(key)'", expected: "a type in a string", found: node, remedy: remedy)
    )
    return nil
  }
}
