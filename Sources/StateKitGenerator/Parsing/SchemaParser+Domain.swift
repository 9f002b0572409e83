extension SchemaParser {
  func domain(_ member: JSONMember) -> DomainSchema {
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
    let actions = entries(object, .actions)
    let requests = entries(object, .requests)
    let children = entries(object, .children)
    let state = state(object)
    let effects = effects(object)
    return DomainSchema(
      name: member.key.located,
      documentation: text(object, .doc),
      state: member.isRepeated || object.mayLack(.state) ? nil : state,
      actions: (actions ?? []).map(action),
      requests: (requests ?? []).map(request),
      effects: effects.whole,
      pathsOfOtherEffects: effects.otherPaths,
      children: (children ?? []).map(child),
      reactions: reactions(object),
      bridges: bridges(object[.bridges]),
      accessors: word(object, .accessors)?.value,
      conformances: conformances(object[.conformances], DomainConformanceKey.self),
      allow: allowances(object[.allow], of: member),
      was: earlierNames(object[.was]),
      isPartial: member.isRepeated || actions == nil || requests == nil || children == nil
        || [.actions, .requests, .children].contains(where: object.mayLack)
    )
  }

  private func state(_ object: SchemaObject<DomainKey>) -> StateSchema? {
    guard let node = object[.state] else { return .properties([]) }
    switch node.value {
    case .object(let members):
      if let written = members.stateWrittenByHand { return self.written(written.type, written.properties) }
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
}

extension [JSONMember] {
  /// The type and the properties, if these are the two keys of a state written by hand, and not the names of properties.
  fileprivate var stateWrittenByHand: (type: JSONNode, properties: [JSONMember])? {
    guard count == 2, let type = first(where: { $0.key.text == WrittenStateKey.swift.rawValue }),
      let properties = first(where: { $0.key.text == WrittenStateKey.properties.rawValue }),
      case .object(let listed) = properties.value.value,
      !listed.contains(where: { PropertyKey(rawValue: $0.key.text) != nil })
    else { return nil }
    return (type.value, listed)
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
