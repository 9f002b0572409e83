extension SchemaParser {
  /// A domain's bridges, one for each action under `on`, and those that events of the state trigger. A bridge with a part that
  /// cannot be read is left out: without its `with` or `when` it would be a different bridge, and the rules would report
  /// consequences.
  func bridges(_ node: JSONNode?) -> [BridgeSchema] {
    guard let node else { return [] }
    return (elements(node, of: "bridges", expected: "an array of objects") ?? []).flatMap(bridge)
  }

  private func bridge(_ node: JSONNode) -> [BridgeSchema] {
    guard let object = object(node, "an entry of 'bridges'", BridgeKey.self) else { return [] }
    let starts = starts(object)
    if starts.isEmpty { object.reportMissingAlternative(to: diagnostics) }
    let on = paths(object, .on)
    let event = event(object)
    let dispatch = requiredPath(object, .dispatch)
    let to: Located<BridgeTarget>? = word(object, .to)
    let entries = entries(object, .with)
    let with = (entries ?? []).compactMap { readingAssignment($0, in: "with") }
    let when = condition(object, .when)
    let documentation = text(object, .doc)
    let allow = allowances(object[.allow], in: node.location.offset..<node.end)
    let isWhole =
      with.count == entries?.count && (when != nil) == (object[.when] != nil)
      && (to != nil) == (object[.to] != nil)
    guard let on = event.map({ [$0.on] }) ?? on, starts.count == 1, let dispatch, isWhole,
      !object.mayLack(.with), !object.mayLack(.when), !object.mayLack(.to)
    else { return [] }
    return on.map { path in
      BridgeSchema(
        location: node.location,
        on: path,
        event: event,
        dispatch: dispatch,
        to: to,
        with: with,
        when: when,
        documentation: documentation,
        allow: allow
      )
    }
  }

  func requiredPath<Key>(_ object: SchemaObject<Key>, _ key: Key) -> PathSchema? {
    guard let node = object.required(key, reportingTo: diagnostics) else { return nil }
    let what = "'\(key.rawValue)'"
    guard case .array = node.value else { return string(node, what).flatMap { path($0, of: what) } }
    let remedy = "write \(Key.shape.noun) for each"
    diagnostics.report(.wrongKind(of: what, expected: "a string", found: node, remedy: remedy))
    return nil
  }
}
