extension SchemaParser {
  /// An action: a payload, or an object.
  func action(_ member: JSONMember) -> ActionSchema {
    let name = member.key.located
    switch member.value.value {
    case .string(let string):
      let payload = payloads.payload(string, reportingTo: diagnostics)
      return ActionSchema(name: name, payload: payload)
    case .object(let members):
      return action(member, object(members, at: member.value.location, ActionKey.self))
    default:
      let what = "the action \(name.value.quoted)"
      let expected = "a payload in a string or an object"
      var remedy = "an action without a payload is {}"
      if case .array = member.value.value { remedy = "an array of types stands under 'payload'" }
      diagnostics.report(.wrongKind(of: what, expected: expected, found: member.value, remedy: remedy))
      return ActionSchema(name: name, payload: nil)
    }
  }

  private func action(_ member: JSONMember, _ object: SchemaObject<ActionKey>) -> ActionSchema {
    checkReduce(object)
    let change = change(object)
    return ActionSchema(
      name: member.key.located,
      documentation: text(object, .doc),
      deprecated: text(object, .deprecated, expected: "a text with advice"),
      payload: payload(object, .payload),
      change: change,
      reduce: word(object, .reduce),
      dismissal: dismissal(object),
      sensitive: sensitiveLabels(object[.sensitive]),
      visibility: word(object, .visibility),
      allow: allowances(object[.allow], of: member),
      was: earlierNames(object[.was])
    )
  }

  /// The location of `"dismisses": true`; nil if the key is absent.
  func dismissal(_ object: SchemaObject<some HandlingKey>) -> SourceLocation? {
    onlyTrue(object, .dismisses, otherwise: "leave it out where the domain stays")
  }

  /// The location of a value that can only be true; nil if the key is absent.
  ///
  /// - Parameter remedy: Advice for the value false.
  func onlyTrue<Key: SchemaKey>(_ object: SchemaObject<Key>, _ key: Key, otherwise remedy: String)
    -> SourceLocation?
  {
    guard let node = object[key] else { return nil }
    if case .bool(true) = node.value { return node.location }
    let isFalse = if case .bool(false) = node.value { true } else { false }
    let what = "'\(key.rawValue)'"
    diagnostics.report(.wrongKind(of: what, expected: "true", found: node, remedy: isFalse ? remedy : nil))
    return nil
  }

  /// The change that the keys of an action or a reaction describe.
  func change<Key: ChangeKey>(_ object: SchemaObject<Key>) -> ChangeSchema {
    ChangeSchema(
      entries: ChangeWord.allCases.flatMap { word in
        let key = Key.key(of: word)
        if word.isAlone {
          return changedNames(object, key).compactMap { target($0) }.map {
            ChangeEntrySchema(word: word, target: $0, value: nil)
          }
        }
        return changes(object, key).compactMap { changeEntry($0, of: word) }
      }
    )
  }

  /// Reports `reduce` beside `set` or another change, which describes the whole change, and `"reduce": "none"` beside
  /// `dismisses`, which is a change.
  func checkReduce<Key: HandlingKey>(_ object: SchemaObject<Key>) {
    guard let reduce = object.member(.reduce) else { return }
    if let change = Key.changes.lazy.compactMap(object.member).first {
      diagnostics.report(.reduceBesideChange(reduce.key, change: change.key))
    } else if let dismisses = object.member(.dismisses), case .string(let mode) = reduce.value.value,
      mode.text == ReduceMode.none.rawValue
    {
      diagnostics.report(.noChangeBesideDismissal(reduce.key, dismisses.key))
    }
  }

  /// The entries of a key with values.
  private func changes<Key: ChangeKey>(_ object: SchemaObject<Key>, _ key: Key) -> [JSONMember] {
    guard let node = object[key], let members = entries(of: node, key) else { return [] }
    if members.isEmpty { diagnostics.report(.noChange(key, at: node.location)) }
    return members
  }

  /// The entries of a key without values.
  private func changedNames<Key: ChangeKey>(_ object: SchemaObject<Key>, _ key: Key) -> [JSONString] {
    if let node = object[key], case .array(let elements) = node.value, elements.isEmpty {
      diagnostics.report(.noChange(key, at: node.location))
    }
    return object[key].flatMap { texts($0, of: key.rawValue, expected: "an array of properties") } ?? []
  }

  /// The entries of `sensitive`; empty if the key is absent.
  func sensitiveLabels(_ node: JSONNode?) -> [Located<String>] {
    names(node, of: "sensitive", each: "label")
  }

  /// The entries of `was`, the names that a declaration had before; empty if the key is absent.
  func earlierNames(_ node: JSONNode?) -> [Located<String>] {
    names(node, of: "was", each: "earlier name")
  }
}

extension Diagnostic {
  /// A reaction must change something; an action need not.
  fileprivate static func noChange<Key: ChangeKey>(_ key: Key, at location: SourceLocation) -> Diagnostic {
    let isInReaction = Key.self == ReactionKey.self
    let remedy = isInReaction ? "leave the reaction out" : "\"reduce\": \"none\" in its place"
    return empty(key.rawValue, "at least one property, or \(remedy)", at: location)
  }

  fileprivate static func reduceBesideChange(_ reduce: JSONString, change: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0209",
      "'reduce' cannot stand beside '\(change.text)', which already says how the state changes; remove one of them",
      at: reduce.location,
      notes: [Note(message: "'\(change.text)' is here", location: change.location)]
    )
  }

  fileprivate static func noChangeBesideDismissal(_ reduce: JSONString, _ dismisses: JSONString) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0209",
      "\"reduce\": \"none\" cannot stand beside 'dismisses', which is a change; remove 'reduce'",
      at: reduce.location,
      notes: [Note(message: "'dismisses' is here", location: dismisses.location)]
    )
  }
}
