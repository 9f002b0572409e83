extension SchemaParser {
  /// A domain's bridges. One with a part that cannot be read is left out: without its `with` or `when` it would
  /// be another bridge, of which the rules would say what its author need not hear.
  func bridges(_ object: SchemaObject) -> [BridgeSchema] {
    guard let node = object["bridges"] else { return [] }
    return (elements(node, "'bridges'", expected: "an array of objects") ?? []).compactMap(bridge)
  }

  private func bridge(_ node: JSONNode) -> BridgeSchema? {
    guard let object = object(node, "an entry of 'bridges'", .bridge) else { return nil }
    let on = requiredPath(object, "on")
    let dispatch = requiredPath(object, "dispatch")
    let entries = entries(object, "with")
    let with = (entries ?? []).compactMap(argument)
    let when = object["when"].flatMap(condition)
    let documentation = text(object, "doc")
    let allow = allowances(object, in: node.location.offset..<node.end)
    let isWhole = with.count == entries?.count && (when != nil) == (object["when"] != nil)
    guard let on, let dispatch, isWhole, !object.mayLack("with"), !object.mayLack("when") else { return nil }
    return BridgeSchema(
      location: node.location,
      on: on,
      dispatch: dispatch,
      with: with,
      when: when,
      documentation: documentation,
      allow: allow
    )
  }

  func requiredPath(_ object: SchemaObject, _ key: String) -> PathSchema? {
    object.required(key, reportingTo: diagnostics)
      .flatMap { string($0, "'\(key)'") }
      .flatMap { path($0, of: "'\(key)'") }
  }

  private func condition(_ node: JSONNode) -> ConditionSchema? {
    guard let string = string(node, "'when'") else { return nil }
    let isNegated = string.text.hasPrefix("!")
    return path(string, from: isNegated ? 1 : 0, of: "'when'")
      .map { ConditionSchema(path: $0, isNegated: isNegated) }
  }
}
