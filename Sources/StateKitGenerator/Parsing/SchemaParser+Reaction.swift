extension SchemaParser {
  /// A domain's reactions, without those that cannot be read.
  func reactions(_ object: SchemaObject) -> [ReactionSchema] {
    (entries(object, "reactions") ?? []).compactMap(reaction)
  }

  private func reaction(_ member: JSONMember) -> ReactionSchema? {
    guard let path = path(member.key, of: "a reaction") else { return nil }
    let name = member.key.located
    switch member.value.value {
    case .string(let word) where word.text == ReduceMode.handler.rawValue:
      return ReactionSchema(
        path: path,
        change: ActionSchema(name: name, payload: nil, set: [], toggle: [], add: [])
      )
    case .object(let members):
      let object = object(members, at: member.value.location, .reaction)
      let change = change(name, object)
      let allow = allowances(object, of: member)
      let isLost = ["set", "toggle", "add"].contains(where: object.mayLack)
      if members.allSatisfy({ $0.key.text == "allow" }) {
        diagnostics.report(.emptyReaction(name, at: member.value.location))
      }
      guard !change.changes.isEmpty, !isLost else { return nil }
      return ReactionSchema(path: path, change: change, allow: allow)
    default:
      let what = "the reaction to \(name.value.quoted)"
      let expected = "\"handler\" or an object with 'set', 'toggle' or 'add'"
      diagnostics.report(.wrongKind(of: what, expected: expected, found: member.value))
      return nil
    }
  }
}
