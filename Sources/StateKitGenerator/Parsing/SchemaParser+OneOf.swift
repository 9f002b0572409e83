extension SchemaParser {
  /// The cases of a child that is one of several domains, or a stack of them; nil if the child names its domain.
  func oneOf(_ object: SchemaObject<ChildKey>) -> OneOfSchema? {
    let initial = object.member(.initial)
    let isStack = object.member(.oneOf) == nil
    let key: ChildKey = isStack ? .stack : .oneOf
    if isStack, let initial {
      diagnostics.report(
        object.member(key) == nil ? .keyWithoutOneOf(initial.key) : .initialOfStack(initial.key)
      )
    }
    guard let oneOf = object.member(key) else { return nil }
    for other in [ChildKey.domain, .kind, .stack] where other != key {
      guard let other = object.member(other) else { continue }
      diagnostics.report(.keyBesideOneOf(other.key, oneOf.key))
    }
    let entries = entries(of: oneOf.value, key)
    if let entries, entries.isEmpty {
      diagnostics.report(.empty(key.rawValue, "at least one case", at: oneOf.value.location))
    }
    let cases = (entries ?? []).map(oneOfCase)
    let name = initial.flatMap { string($0.value, "'initial'")?.located }
    let isPartial = entries == nil || oneOf.isRepeated
    if let name, !isStack, !isPartial, !cases.isEmpty, !cases.contains(where: { $0.name.value == name.value })
    {
      diagnostics.report(.unknownInitialCase(name, among: cases.map(\.name.value)))
    }
    return OneOfSchema(
      cases: cases,
      initial: isStack ? nil : name,
      kind: isStack ? .stack : initial == nil ? .optional : .one,
      isPartial: isPartial
    )
  }

  private func oneOfCase(_ member: JSONMember) -> ChildSchema {
    child(member, "case", of: .optional) { members in
      let object = object(members, at: member.value.location, CaseKey.self)
      let domain = object.required(.domain, reportingTo: diagnostics)
      return ChildSchema(
        name: member.key.located,
        domain: domain.flatMap { string($0, "'domain'")?.located },
        kind: .optional,
        follows: follows(object, .follows) + follows(object, .shares, isShared: true),
        allow: allowances(object[.allow], of: member),
        was: earlierNames(object[.was])
      )
    }
  }

  /// Makes the domain of a child that is one of several domains, or of the elements of a stack: its state is an enum, and its children are the cases.
  func makePart(of parent: inout DomainSchema, at position: Int) -> DomainSchema? {
    let child = parent.children[position]
    guard let oneOf = child.oneOf else { return nil }
    let name = GeneratedNames(domain: parent.name.value).part(child.name.value)
    parent.children[position].domain = Located(name, at: child.name.location)
    let parents = [parent.name] + parent.was
    let children = [child.name] + child.was
    return DomainSchema(
      name: Located(name, at: child.name.location),
      state: .oneOf(child: child.name.value, initial: oneOf.initial),
      actions: [],
      children: oneOf.cases,
      bridges: [],
      accessors: parent.accessors,
      conformances: parent.conformances,
      was: parents.flatMap { parent in
        children.map { Located(GeneratedNames(domain: parent.value).part($0.value), at: $0.location) }
      }.filter { $0.value != name },
      isPartial: oneOf.isPartial
    )
  }
}

extension Diagnostic {
  fileprivate static func keyWithoutOneOf(_ key: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0218",
      "'\(key.text)' names a case of 'oneOf', which is missing here: leave it out, or list the cases,"
        + " { \"oneOf\": { \"login\": \"Login\", \"home\": \"Home\" }, \"initial\": \"login\" }",
      at: key.location
    )
  }

  fileprivate static func initialOfStack(_ key: JSONString) -> Diagnostic {
    Diagnostic(.error, "SK0218", "a stack is empty at first: leave out 'initial'", at: key.location)
  }

  fileprivate static func keyBesideOneOf(_ key: JSONString, _ list: JSONString) -> Diagnostic {
    let number =
      list.text == ChildKey.stack.rawValue ? "any number may lie on each other" : "one is there at a time"
    return Diagnostic(
      .error,
      "SK0218",
      "'\(list.text)' lists the domains of the child, of which \(number): leave out '\(key.text)'",
      at: key.location,
      notes: [Note(message: "the domains are listed here", location: list.location)]
    )
  }

  fileprivate static func unknownInitialCase(_ name: Located<String>, among cases: [String]) -> Diagnostic {
    return .unknown("SK0606", "'oneOf' has no case \(name.value.quoted)", at: name, among: cases)
  }
}
