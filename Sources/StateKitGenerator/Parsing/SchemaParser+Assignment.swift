/// The entries of changes and of `with`, and the values of conditions; nil if the value cannot be read.
extension SchemaParser {
  func assignment(_ member: JSONMember) -> AssignmentSchema? {
    actionValue(member.value).map { AssignmentSchema(property: member.key.located, value: $0) }
  }

  /// An entry of a word with values; nil if it cannot be read.
  func changeEntry(_ member: JSONMember, of word: ChangeWord) -> ChangeEntrySchema? {
    let value = word == .add ? addition(member) : readingAssignment(member, in: word.rawValue)?.value
    guard let target = target(member.key), let value else { return nil }
    return ChangeEntrySchema(word: word, target: target, value: value)
  }

  /// The value of an entry of `add`: a number or a value of the payload.
  private func addition(_ member: JSONMember) -> ValueSchema? {
    guard let value = actionValue(member.value) else { return nil }
    if case .json(let node) = value {
      guard case .number = node.value else {
        diagnostics.report(
          node.expressionKey.map(Diagnostic.codeBesideAction) ?? noAddition(node, to: member.key)
        )
        return nil
      }
    }
    return value
  }

  private func noAddition(_ node: JSONNode, to property: JSONString) -> Diagnostic {
    .wrongKind(
      of: "\(property.text.quoted) in 'add'",
      expected: "a number or \"$label\"",
      found: node,
      suggestion: node.additionMeant
    )
  }

  /// An entry of a change or of `with`, whose value may also be a property of the state, `"@path"`.
  func readingAssignment(_ member: JSONMember, in key: String) -> AssignmentSchema? {
    readingValue(member.value, "\(member.key.text.quoted) in '\(key)'")
      .map { AssignmentSchema(property: member.key.located, value: $0) }
  }

  /// A JSON value, `"$label"`, or `"@path"`.
  func readingValue(_ node: JSONNode, _ what: @autoclosure () -> String) -> ValueSchema? {
    guard case .string(let string) = node.value, string.text.hasPrefix("@") else { return actionValue(node) }
    if string.text.hasPrefix("@@") {
      let text = JSONNode.Value.string(string.withoutEscape)
      return .json(JSONNode(value: text, location: node.location, end: node.end))
    }
    return path(string, from: 1, of: what(), hasElements: true).map(ValueSchema.property)
  }

  /// A JSON value, or `"$label"`.
  private func actionValue(_ node: JSONNode) -> ValueSchema? {
    guard case .string(let string) = node.value, string.text.hasPrefix("$") else { return .json(node) }
    if string.text.hasPrefix("$$") {
      let text = JSONNode.Value.string(string.withoutEscape)
      return .json(JSONNode(value: text, location: node.location, end: node.end))
    }
    if string.text == "$" {
      diagnostics.report(.missingLabel(at: node.location))
      return nil
    }
    return .payload(Located(String(string.text.dropFirst()), at: string.location(atUTF8Offset: 1)))
  }
}

extension JSONNode {
  /// The number or label that the author of a text meant.
  fileprivate var additionMeant: String? {
    guard case .string(let string) = value else { return nil }
    if NumberGrammar.flaw(in: string.text) == nil { return string.text }
    return Identifier.isValid(string.text) ? "$" + string.text : nil
  }
}

extension JSONString {
  /// `$x` for `$$x`, and `@x` for `@@x`, with the mapping back to the places in the file.
  fileprivate var withoutEscape: JSONString {
    let dollars = escapes.last { $0.end <= 2 }?.excess ?? 0
    let others = escapes.filter { $0.end > 2 }.map { (end: $0.end - 1, excess: $0.excess + 1) }
    return JSONString(
      text: String(text.dropFirst()),
      location: location,
      escapes: [(end: 1, excess: dollars + 1)] + others
    )
  }
}
