extension SchemaParser {
  /// The domain, and the domains of its children that are one of several.
  func domains(_ member: JSONMember) -> [DomainSchema] {
    var domain = domain(member)
    let parts = domain.children.indices.compactMap { makePart(of: &domain, at: $0) }
    return [domain] + parts
  }

  private func domain(_ member: JSONMember) -> DomainSchema {
    guard let object = object(member.value, "the domain \(member.key.text.quoted)", DomainKey.self) else {
      // Kept by its name, so that paths to the domain are resolved.
      return DomainSchema(
        name: member.key.located,
        state: nil,
        actions: [],
        children: [],
        bridges: [],
        conformances: .none,
        isPartial: true
      )
    }
    let written = object[.actions].flatMap(actionsWrittenByHand)
    let actions = written?.cases ?? entries(object, .actions)
    let requests = entries(object, .requests)
    let children = entries(object, .children)
    let state = state(object)
    let effects = effects(object)
    let bridges = bridges(object[.bridges])
    return DomainSchema(
      name: member.key.located,
      documentation: text(object, .doc),
      state: member.isRepeated || object.mayLack(.state) ? nil : state,
      actionsWrittenByHand: written?.type,
      actions: (actions ?? []).map(action),
      binds: binds(object, of: state),
      requests: (requests ?? []).map(request),
      effects: effects.whole,
      pathsOfOtherEffects: effects.otherPaths,
      children: (children ?? []).map(child),
      reactions: reactions(object),
      bridges: bridges.filter { $0.event == nil },
      eventBridges: bridges.filter { $0.event != nil },
      invariants: invariants(object),
      accessors: word(object, .accessors)?.value,
      conformances: conformances(object[.conformances], DomainConformanceKey.self),
      isWrapped: onlyTrue(object, .wrapped, otherwise: "leave it out where no code wraps the reducer") != nil,
      allow: allowances(object[.allow], of: member),
      was: earlierNames(object[.was]),
      isPartial: member.isRepeated || actions == nil || requests == nil || children == nil
        || [.actions, .binds, .requests, .children].contains(where: object.mayLack)
    )
  }

  private func binds(_ object: SchemaObject<DomainKey>, of state: StateSchema?) -> BindingSchema? {
    guard let node = object[.binds] else { return nil }
    let names = names(node, of: "binds", each: "property name")
    return names.isEmpty ? nil : BindingSchema(names, of: state?.declaredProperties, at: node.location)
  }

  private func state(_ object: SchemaObject<DomainKey>) -> StateSchema? {
    guard let node = object[.state] else { return .properties([]) }
    switch node.value {
    case .object(let members):
      if let written = members.writtenByHand(WrittenStateKey.swift, .properties, not: PropertyKey.self) {
        return self.written(written.type, written.members)
      }
      return .properties(members.map(property))
    case .string(let string):
      return TypeParser.parse(string, reportingTo: diagnostics).map { .type($0) }
    default:
      let expected = "an object of properties or a type's name"
      let remedy = ShapeRemedy.object(of: "state", found: node)
      diagnostics.report(.wrongKind(of: "'state'", expected: expected, found: node, remedy: remedy))
      return nil
    }
  }

  /// A state written by hand with some of its properties.
  private func written(_ type: JSONNode, _ properties: [JSONMember]) -> StateSchema? {
    let listed = properties.map(property)
    for property in listed {
      if let value = property.default {
        diagnostics.report(.defaultInSwift(property.name, at: value.location))
      }
    }
    return swiftType(type, "'swift'").map { .type($0, listed: listed) }
  }

  /// The enum and the cases of actions written by hand; nil if `actions` is an object of actions.
  private func actionsWrittenByHand(_ node: JSONNode) -> (type: Located<SwiftType>?, cases: [JSONMember])? {
    guard case .object(let members) = node.value,
      let written = members.writtenByHand(WrittenActionsKey.swift, .cases, not: ActionKey.self)
    else { return nil }
    return (swiftType(written.type, "'swift'"), written.members)
  }
}

extension [JSONMember] {
  /// The type and the members of the other key, if these are the two keys of something written by hand, and not names.
  fileprivate func writtenByHand<Key: SchemaKey, Other: SchemaKey>(
    _ type: Key,
    _ list: Key,
    not other: Other.Type
  ) -> (type: JSONNode, members: [JSONMember])? {
    guard count == 2, let type = first(where: { $0.key.text == type.rawValue }),
      let list = first(where: { $0.key.text == list.rawValue }), case .string = type.value.value,
      case .object(let members) = list.value.value,
      !members.contains(where: { Other(rawValue: $0.key.text) != nil })
    else { return nil }
    return (type.value, members)
  }
}

extension Diagnostic {
  fileprivate static func defaultInSwift(_ property: Located<String>, at location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0216",
      "the property \(property.value.quoted) is written by hand, and has its default in Swift: leave the default out",
      at: location
    )
  }
}
