extension SchemaParser {
  /// A domain's effects. If a part of an effect cannot be read, only its paths are kept: without the part it would be a
  /// different effect, and the rules would report consequences.
  func effects(_ object: SchemaObject<DomainKey>) -> (whole: [EffectSchema], otherPaths: [PathSchema]) {
    var whole: [EffectSchema] = []
    var otherPaths: [PathSchema] = []
    for member in entries(object, .effects) ?? [] {
      let (effect, paths) = effect(member)
      if let effect { whole.append(effect) } else { otherPaths += paths }
    }
    return (whole, otherPaths)
  }

  /// The effect, or its paths if it could not be read.
  private func effect(_ member: JSONMember) -> (EffectSchema?, [PathSchema]) {
    let name = member.key.located
    let what = "the effect \(name.value.quoted)"
    guard let object = object(member.value, what, EffectKey.self) else { return (nil, []) }
    let on = requiredPaths(object, .on)
    let until = paths(object, .until)
    let output = path(object, .output)
    let failure = path(object, .failure)
    let kind: Located<EffectKind>? = word(object, .kind)
    let policy: Located<PolicySchema>? = word(object, .policy)
    let id = label(object, .id)
    let with = with(object, .with)
    let when = condition(object, .when)
    let read: [(key: EffectKey, isRead: Bool)] = [
      (.until, until != nil), (.output, output != nil), (.failure, failure != nil), (.kind, kind != nil),
      (.policy, policy != nil), (.id, id != nil), (.with, with != nil), (.when, when != nil),
    ]
    let isWhole = read.allSatisfy { key, isRead in
      !object.mayLack(key) && isRead == (object[key] != nil)
    }
    let documentation = text(object, .doc)
    let allow = allowances(object[.allow], of: member)
    guard let on, isWhole, !member.isRepeated else {
      return (nil, (on ?? []) + (until ?? []) + [output, failure].compactMap(\.self))
    }
    let effect = EffectSchema(
      name: name,
      documentation: documentation,
      on: on,
      startsOnAny: on.contains(where: \.isAllActions),
      until: until ?? [],
      with: with ?? [],
      when: when,
      kind: kind?.value ?? .standard,
      output: output,
      failure: failure,
      policy: policy?.value ?? .standard,
      id: id,
      allow: allow
    )
    return (effect, [])
  }

  /// The entries of `with`; nil if the key is absent, or one of them cannot be read.
  func with<Key>(_ object: SchemaObject<Key>, _ key: Key) -> [AssignmentSchema]? {
    guard object[key] != nil, let entries = entries(object, key) else { return nil }
    let with = entries.compactMap { readingAssignment($0, in: key.rawValue) }
    return with.count == entries.count ? with : nil
  }
}
