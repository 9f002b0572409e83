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
    let during = condition(object, .while)
    let starts = starts(object)
    if starts.isEmpty, object[.while] == nil { object.reportMissingAlternative(to: diagnostics) }
    let on = paths(object, .on)
    let event = event(object)
    let until = paths(object, .until)
    let output = path(object, .output)
    let failure = path(object, .failure)
    let feeds = path(object, .feeds)
    let skipped = path(object, .skipped)
    let kind: Located<EffectKind>? = word(object, .kind)
    let policy: Located<PolicySchema>? = word(object, .policy)
    let id = label(object, .id)
    let interval = time(object, .interval)
    let debounce = time(object, .debounce)
    let with = with(object, .with)
    let when = condition(object, .when)
    let read: [(key: EffectKey, isRead: Bool)] = [
      (.feeds, feeds != nil), (.skipped, skipped != nil), (.on, on != nil), (.while, during != nil),
      (.interval, interval != nil), (.debounce, debounce != nil),
      (.until, until != nil), (.output, output != nil), (.failure, failure != nil), (.kind, kind != nil),
      (.policy, policy != nil), (.id, id != nil), (.with, with != nil), (.when, when != nil),
    ]
    let isWhole = read.allSatisfy { key, isRead in
      !object.mayLack(key) && isRead == (object[key] != nil)
    }
    let documentation = text(object, .doc)
    let allow = allowances(object[.allow], of: member)
    let begins = starts.isEmpty ? during != nil : starts.count == 1 && (on != nil || event != nil)
    guard isWhole, begins, !member.isRepeated else {
      return (nil, (on ?? []) + (until ?? []) + [output, failure, feeds, skipped].compactMap(\.self))
    }
    let effect = EffectSchema(
      name: name,
      documentation: documentation,
      on: on ?? [],
      startsOnAny: on?.contains(where: \.isAllActions) ?? false,
      event: event,
      until: until ?? [],
      with: with ?? [],
      feeds: feeds,
      when: when,
      while: during,
      whileLocation: object[.while]?.location,
      kind: kind?.value ?? .standard,
      interval: interval,
      debounce: debounce,
      output: output,
      failure: failure,
      policy: policy,
      skipped: skipped,
      id: id,
      allow: allow
    )
    return (effect, [])
  }

  /// The time under a key; nil if the key is absent, or its value is not a time.
  func time<Key>(_ object: SchemaObject<Key>, _ key: Key) -> Located<TimeSchema>? {
    guard let node = object[key] else { return nil }
    guard let string = string(node, "'\(key.rawValue)'", expected: "a time such as \"300ms\" or \"1.5s\"")
    else {
      return nil
    }
    if let time = TimeSchema(string.text) { return Located(time, at: string.location) }
    diagnostics.report(.noTime(string, key.rawValue))
    return nil
  }

  /// The entries of `with`; nil if the key is absent, or one of them cannot be read.
  func with<Key>(_ object: SchemaObject<Key>, _ key: Key) -> [AssignmentSchema]? {
    guard object[key] != nil, let entries = entries(object, key) else { return nil }
    let with = entries.compactMap { readingAssignment($0, in: key.rawValue) }
    return with.count == entries.count ? with : nil
  }
}

extension Diagnostic {
  fileprivate static func noTime(_ text: JSONString, _ key: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0222",
      "'\(key)' is a positive number with a unit, such as \"300ms\", \"1.5s\", \"2min\" or \"1h\", and not"
        + " \(text.text.quoted)",
      at: text.location
    )
  }
}
