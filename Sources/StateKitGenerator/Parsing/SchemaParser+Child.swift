extension SchemaParser {
  func child(_ member: JSONMember) -> ChildSchema {
    child(member, "child", of: .one) { members in
      let object = object(members, at: member.value.location, ChildKey.self)
      let oneOf = oneOf(object)
      if oneOf == nil, object[.domain] == nil { object.reportMissingAlternative(to: diagnostics) }
      return ChildSchema(
        name: member.key.located,
        domain: oneOf == nil ? object[.domain].flatMap { string($0, "'domain'")?.located } : nil,
        kind: oneOf?.kind ?? kind(object),
        oneOf: oneOf,
        follows: follows(object, .follows) + follows(object, .shares, isShared: true),
        allow: allowances(object[.allow], of: member),
        was: earlierNames(object[.was])
      )
    }
  }

  /// A child or a case, by its domain's name or as an object.
  ///
  /// - Parameter kind: The kind of one that is written by its domain's name.
  func child(
    _ member: JSONMember,
    _ noun: String,
    of kind: ChildKind,
    object: ([JSONMember]) -> ChildSchema
  ) -> ChildSchema {
    let name = member.key.located
    switch member.value.value {
    case .string(let domain):
      // A domain such as `[Item]` is reported by a rule; without a kind, other rules do not report the consequence.
      return ChildSchema(name: name, domain: domain.located, kind: domain.text.childMeant == nil ? kind : nil)
    case .object(let members): return object(members)
    default:
      let what = "the \(noun) \(name.value.quoted)"
      let expected = "a domain's name or an object"
      diagnostics.report(.wrongKind(of: what, expected: expected, found: member.value))
      return ChildSchema(name: name, domain: nil, kind: nil)
    }
  }

  /// The properties that follow others or share them, without those that cannot be read.
  func follows<Key>(_ object: SchemaObject<Key>, _ key: Key, isShared: Bool = false) -> [FollowSchema] {
    (entries(object, key) ?? []).compactMap { member in
      let what = "the property that \(member.key.text.quoted) \(key.rawValue)"
      return string(member.value, what, expected: "its path").flatMap { path($0, of: "'\(key.rawValue)'") }
        .map { FollowSchema(property: member.key.located, path: $0, isShared: isShared) }
    }
  }

  private func kind(_ object: SchemaObject<ChildKey>) -> ChildKind? {
    guard let node = object[.kind] else { return object.mayLack(.kind) ? nil : ChildKindWord.standard.kind }
    guard let word = string(node, "'kind'") else { return nil }
    if let kind = ChildKindWord(rawValue: word.text) { return kind.kind }
    let key = [ChildKey.oneOf, .stack].first { $0.rawValue == word.text }
    diagnostics.report(key.map { .keyAsKind($0, at: word.location) } ?? .unknownChildKind(word))
    return nil
  }
}

extension String {
  /// The domain and the kind that the author of a child `[Item]` or `Item?` meant.
  var childMeant: (domain: String, kind: ChildKind)? {
    let kind: ChildKind
    var domain = self[...]
    if domain.last == "?" {
      kind = .optional
    } else if domain.first == "[", domain.last == "]" {
      kind = .each
      domain = domain.dropFirst()
    } else {
      return nil
    }
    domain = domain.dropLast()
    let names = domain.split(separator: ".", omittingEmptySubsequences: false)
    return names.allSatisfy { Identifier.isValid(String($0)) } ? (String(domain), kind) : nil
  }
}

extension Diagnostic {
  fileprivate static func unknownChildKind(_ kind: JSONString) -> Diagnostic {
    let kinds = ChildKindWord.allCases.map(\.rawValue)
    return Diagnostic(
      .error,
      "SK0208",
      "a child cannot be of the kind \(kind.text.quoted); it is \(kinds.listed("or"))",
      at: kind.location,
      suggestion: nearMiss(of: kind.text, in: kinds)
    )
  }

  fileprivate static func keyAsKind(_ key: ChildKey, at location: SourceLocation) -> Diagnostic {
    let what =
      key == .stack
      ? "a child that is a stack lists the domains" : "a child that is one of several domains lists them"
    return Diagnostic(
      .error,
      "SK0230",
      "'\(key.rawValue)' is a key, not a kind: \(what),"
        + " { \"\(key.rawValue)\": { \"detail\": \"Detail\", \"edit\": \"Edit\" } }",
      at: location
    )
  }
}
