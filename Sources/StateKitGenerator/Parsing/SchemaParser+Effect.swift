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
    let on = requiredPath(object, .on)
    let until = path(object, .until)
    let output = path(object, .output)
    let failure = path(object, .failure)
    let kind: Located<EffectKind>? = word(object, .kind)
    let policy: Located<PolicySchema>? = word(object, .policy)
    let id = label(object, .id)
    let read: [(key: EffectKey, isRead: Bool)] = [
      (.until, until != nil), (.output, output != nil), (.failure, failure != nil), (.kind, kind != nil),
      (.policy, policy != nil), (.id, id != nil),
    ]
    let isWhole = read.allSatisfy { key, isRead in
      !object.mayLack(key) && isRead == (object[key] != nil)
    }
    let documentation = text(object, .doc)
    let allow = allowances(object[.allow], of: member)
    guard let on, isWhole, !member.isRepeated else {
      return (nil, [on, until, output, failure].compactMap(\.self))
    }
    let effect = EffectSchema(
      name: name,
      documentation: documentation,
      on: on,
      until: until,
      kind: kind?.value ?? .standard,
      output: output,
      failure: failure,
      policy: policy?.value ?? .standard,
      id: id,
      allow: allow
    )
    return (effect, [])
  }
}
