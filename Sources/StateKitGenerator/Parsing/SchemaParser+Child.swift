extension SchemaParser {
  func child(_ member: JSONMember) -> ChildSchema {
    guard case .object(let members) = member.value.value else {
      return ChildSchema(name: member.key.located, domain: childDomain(member))
    }
    let object = object(members, at: member.value.location, .child)
    checkKind(object)
    return ChildSchema(
      name: member.key.located,
      domain: object.required("domain", reportingTo: diagnostics).flatMap { string($0, "'domain'")?.located },
      was: earlierNames(object)
    )
  }

  private func childDomain(_ member: JSONMember) -> Located<String>? {
    switch member.value.value {
    case .string(let domain):
      return domain.located
    default:
      let what = "the child \(member.key.text.quoted)"
      let expected = "a domain's name or an object"
      diagnostics.report(.wrongKind(of: what, expected: expected, found: member.value))
      return nil
    }
  }

  private func checkKind(_ object: SchemaObject) {
    guard let node = object["kind"], let kind = string(node, "'kind'"), kind.text != "one" else { return }
    diagnostics.report(.unknownChildKind(kind))
  }
}
