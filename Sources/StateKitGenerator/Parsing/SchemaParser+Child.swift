extension SchemaParser {
  func child(_ member: JSONMember) -> ChildSchema {
    let name = member.key.located
    switch member.value.value {
    case .string(let domain):
      return ChildSchema(name: name, domain: domain.located)
    case .object(let members):
      let object = object(members, at: member.value.location, .child)
      let domain = object.required("domain", reportingTo: diagnostics)
      return ChildSchema(
        name: name,
        domain: domain.flatMap { string($0, "'domain'")?.located },
        kind: kind(object),
        allow: allowances(object, of: member),
        was: earlierNames(object)
      )
    default:
      let what = "the child \(name.value.quoted)"
      let expected = "a domain's name or an object"
      diagnostics.report(.wrongKind(of: what, expected: expected, found: member.value))
      return ChildSchema(name: name, domain: nil, kind: nil)
    }
  }

  private func kind(_ object: SchemaObject) -> ChildKind? {
    guard let node = object["kind"] else { return object.mayLack("kind") ? nil : .one }
    guard let word = string(node, "'kind'") else { return nil }
    if let kind = ChildKind(rawValue: word.text) { return kind }
    diagnostics.report(word.text == "oneOf" ? .reservedChildKind(at: word.location) : .unknownChildKind(word))
    return nil
  }
}
