extension SchemaParser {
  /// A domain's invariants, without those that cannot be read.
  func invariants(_ object: SchemaObject<DomainKey>) -> [InvariantSchema] {
    (entries(object, .invariants) ?? []).compactMap(invariant)
  }

  private func invariant(_ member: JSONMember) -> InvariantSchema? {
    let name = member.key.located
    let what = "the invariant \(name.value.quoted)"
    guard case .object(let members) = member.value.value else {
      return condition(member.value, what).map {
        InvariantSchema(name: name, documentation: nil, holds: $0, allow: [], was: [])
      }
    }
    if let key = members.conditionKey {
      diagnostics.report(.conditionWithoutHolds(key, of: name))
      return nil
    }
    guard let object = object(member.value, what, InvariantKey.self) else { return nil }
    let documentation = text(object, .doc)
    let allow = allowances(object[.allow], of: member)
    let was = earlierNames(object[.was])
    guard object.required(.holds, reportingTo: diagnostics) != nil, let holds = condition(object, .holds)
    else { return nil }
    return InvariantSchema(name: name, documentation: documentation, holds: holds, allow: allow, was: was)
  }
}

extension [JSONMember] {
  /// The first key of a condition, if the object is a condition and not an invariant.
  fileprivate var conditionKey: JSONString? {
    if contains(where: { InvariantKey(rawValue: $0.key.text) != nil }) { return nil }
    return first { ConditionKey(rawValue: $0.key.text) != nil }?.key
  }
}

extension Diagnostic {
  fileprivate static func conditionWithoutHolds(_ key: JSONString, of name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0202",
      "the condition of \(name.value.quoted) stands under 'holds', as it is an object: {\"holds\": {\"\(key.text)\": …}}",
      at: key.location
    )
  }
}
