/// Conditions: a path that may have signs before it, `"!$status.isAllowed"`, or an object.
extension SchemaParser {
  /// The condition under a key; nil if the key is absent, or the condition cannot be read.
  func condition<Key>(_ object: SchemaObject<Key>, _ key: Key) -> ConditionSchema? {
    object[key].flatMap { condition($0, "'\(key.rawValue)'") }
  }

  /// - Parameter what: The condition, as messages name it.
  func condition(_ node: JSONNode, _ what: String) -> ConditionSchema? {
    switch node.value {
    case .string(let string): return test(string, what, nil).map(ConditionSchema.test)
    case .object(let members): return condition(object(members, at: node.location, ConditionKey.self), what)
    case .null, .bool, .number, .array:
      let remedy: String? =
        if case .array = node.value { "write {\"all\": […]} or {\"any\": […]}" } else { nil }
      diagnostics.report(
        .wrongKind(of: what, expected: "a path or an object", found: node, remedy: remedy)
      )
      return nil
    }
  }

  private func condition(_ object: SchemaObject<ConditionKey>, _ what: String) -> ConditionSchema? {
    let keys = ConditionKey.allCases.compactMap { object.member($0)?.key }
    let forms = keys.filter { $0.text != ConditionKey.is.rawValue }
    guard let form = forms.first else {
      object.reportMissingAlternative(to: diagnostics)
      return nil
    }
    guard !object.hasUnknownKeys, !keys.contains(where: { object.isRepeated($0) }) else { return nil }
    if let other = keys.first(where: { $0.text != form.text && !isTest(form, $0) }) {
      diagnostics.report(.twoConditions(form, other))
      return nil
    }
    if let node = object[.all] { return parts(node, of: "all").map(ConditionSchema.all) }
    if let node = object[.any] { return parts(node, of: "any").map(ConditionSchema.any) }
    guard let value = object.required(.is, reportingTo: diagnostics),
      let path = object[.path].flatMap({ string($0, "'path'") })
    else { return nil }
    return readingValue(value, "'is'").flatMap {
      test(path, "'path'", TestedValueSchema(node: value, value: $0)).map(ConditionSchema.test)
    }
  }

  private func isTest(_ form: JSONString, _ other: JSONString) -> Bool {
    form.text == ConditionKey.path.rawValue && other.text == ConditionKey.is.rawValue
  }

  private func parts(_ node: JSONNode, of key: String) -> [ConditionSchema]? {
    guard let nodes = elements(node, of: key, expected: "an array of conditions") else { return nil }
    if nodes.isEmpty { diagnostics.report(.empty(key, "at least one condition", at: node.location)) }
    let parts = nodes.compactMap { condition($0, "an entry of '\(key)'") }
    return parts.isEmpty || parts.count < nodes.count ? nil : parts
  }

  private func test(_ string: JSONString, _ what: String, _ value: TestedValueSchema?) -> ConditionTest? {
    let isNegated = string.text.hasPrefix("!")
    let signs = string.text.utf8.dropFirst(isNegated ? 1 : 0)
    let isOfPayload = signs.first == UInt8(ascii: "$")
    let start = (isNegated ? 1 : 0) + (isOfPayload ? 1 : 0)
    return path(string, from: start, of: what).map {
      ConditionTest(path: $0, isOfPayload: isOfPayload, isNegated: isNegated, value: value)
    }
  }
}

extension SchemaObject {
  fileprivate func isRepeated(_ key: JSONString) -> Bool {
    Key.allCases.contains { $0.rawValue == key.text && member($0)?.isRepeated == true }
  }
}

extension Diagnostic {
  fileprivate static func twoConditions(_ first: JSONString, _ second: JSONString) -> Diagnostic {
    let isValue = second.text == ConditionKey.is.rawValue
    return Diagnostic(
      .error,
      "SK0220",
      isValue
        ? "'is' belongs to a 'path', and this condition has '\(first.text)'"
        : "a condition has '\(first.text)' or '\(second.text)', not both: write {\"all\": […]} or {\"any\": […]} around them",
      at: second.location,
      notes: [Note(message: "'\(first.text)' is here", location: first.location)]
    )
  }
}
