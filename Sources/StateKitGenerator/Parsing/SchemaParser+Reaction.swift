extension SchemaParser {
  /// A domain's reactions, without those that cannot be read.
  func reactions(_ object: SchemaObject<DomainKey>) -> [ReactionSchema] {
    (entries(object, .reactions) ?? []).compactMap(reaction)
  }

  private func reaction(_ member: JSONMember) -> ReactionSchema? {
    guard let path = path(member.key, of: "a reaction") else { return nil }
    let name = member.key.located
    switch member.value.value {
    case .string(let word) where word.text == ReduceMode.handler.rawValue:
      return ReactionSchema(
        path: path,
        change: ActionSchema(name: name, payload: nil)
      )
    case .object(let members) where members.contains { $0.key.text == ActionKey.reduce.rawValue }:
      return reactionWithReduce(members, to: path, name)
    case .object(let members) where isPath(members):
      for next in members { diagnostics.report(.pathOfReaction(next.key, behind: path.text)) }
      return nil
    case .object(let members):
      let object = object(members, at: member.value.location, ReactionKey.self)
      let change = change(object)
      let allow = allowances(object[.allow], of: member)
      let isLost = ReactionKey.changes.contains(where: object.mayLack)
      if members.allSatisfy({ $0.key.text == ReactionKey.allow.rawValue }) {
        diagnostics.report(.emptyReaction(name, at: member.value.location))
      }
      guard !change.isEmpty, !isLost else { return nil }
      let action = ActionSchema(name: name, payload: nil, change: change)
      return ReactionSchema(path: path, change: action, allow: allow)
    default:
      diagnostics.report(noReaction(member))
      return nil
    }
  }

  /// Whether the keys of an object continue the path that its own key begins.
  private func isPath(_ members: [JSONMember]) -> Bool {
    !members.isEmpty
      && members.allSatisfy { member in
        let key = member.key.text
        let isKey = ObjectShape.all.contains { $0.keys.contains(key) }
        let isName = !isKey && nearMiss(of: key, in: ReactionKey.shape.keys) == nil
        switch member.value.value {
        case .object: return isName
        case .string(let word): return isName && word.text == ReduceMode.handler.rawValue
        case .null, .bool, .number, .array: return false
        }
      }
  }

  /// Reports `reduce`, which a reaction does not have, and reads the reaction as if it were allowed.
  private func reactionWithReduce(
    _ members: [JSONMember],
    to path: PathSchema,
    _ name: Located<String>
  ) -> ReactionSchema? {
    for member in members where member.key.text == ActionKey.reduce.rawValue {
      var isHandler = true
      if case .string(let word) = member.value.value, word.text == ReduceMode.none.rawValue {
        isHandler = false
      }
      diagnostics.report(
        .reduceInReaction(member.key, to: path.text, isHandler: isHandler, hasChange: members.count > 1)
      )
    }
    return ReactionSchema(path: path, change: ActionSchema(name: name, payload: nil))
  }

  private func noReaction(_ member: JSONMember) -> Diagnostic {
    let handler = ReduceMode.handler.rawValue
    var suggestion: String?
    if case .string(let word) = member.value.value { suggestion = nearMiss(of: word.text, in: [handler]) }
    return .wrongKind(
      of: "the reaction to \(member.key.text.quoted)",
      expected: "\"\(handler)\" or an object with a change such as 'set'",
      found: member.value,
      suggestion: suggestion
    )
  }
}

extension Diagnostic {
  fileprivate static func emptyReaction(_ name: Located<String>, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0651",
      "the reaction to \(name.value.quoted) does not change the state: give it a change such as 'set', or write \"handler\"",
      at: location
    )
  }

  /// The action is a key within an object for its domain, in place of one key with the whole path.
  fileprivate static func pathOfReaction(_ key: JSONString, behind path: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0201",
      "a reaction has no key \(key.text.quoted); its path stands in one key",
      at: key.location,
      suggestion: "\(path).\(key.text)"
    )
  }

  /// `hasChange` is whether the reaction has a change, too.
  fileprivate static func reduceInReaction(
    _ reduce: JSONString,
    to path: String,
    isHandler: Bool,
    hasChange: Bool
  ) -> Diagnostic {
    let remedy =
      hasChange
      ? "leave it out, as the change is written here"
      : isHandler
        ? "where you write the change yourself, it is \"\(path.shown)\": \"handler\""
        : "leave out a reaction that does not change the state"
    return Diagnostic(.error, "SK0201", "a reaction has no key 'reduce': \(remedy)", at: reduce.location)
  }
}
