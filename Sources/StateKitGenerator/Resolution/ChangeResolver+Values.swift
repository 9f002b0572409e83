/// The value that a change needs.
struct WantedValue {
  let type: SwiftType
  /// The name of the part that is changed or made, for messages.
  let name: Located<String>
  /// The child whose state the value is, or is an element of; nil for the value of a property.
  var child: ResolvedChild?

  /// The same for an element of a list.
  func element(_ type: SwiftType) -> WantedValue { WantedValue(type: type, name: name, child: child) }
}

/// The values of changes: from the payload, from the state, in JSON, or made of others.
extension ChangeResolver {
  /// Nil for a value that was reported.
  func value(_ value: ValueSchema, as wanted: WantedValue, at place: ValuePlace? = nil) -> ResolvedValue? {
    switch value {
    case .json(let node): return self.value(node, as: wanted, at: place ?? self.place)
    case .payload(let label):
      let given = payload?[label.value]?.value.type?.value
      if let element = wanted.type.element(identifying: given) {
        return .identified(payload(label, as: .array(element)))
      }
      return payload(label, as: wanted.type)
    case .property(let path): return read(path, as: wanted.type)
    }
  }

  private func payload(_ label: Located<String>, as type: SwiftType) -> ResolvedValue {
    let value = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedPayloadValue> in
      guard let payload else { return .reported }
      return try module.index.payload(label, of: action, payload, as: type)
    }
    return .payload(value, at: label.location)
  }

  /// A property of the state. If the type is not optional, nothing changes while it is nil or absent.
  func read(_ path: PathSchema, as type: SwiftType) -> ResolvedValue {
    let start = path.components[0].location
    guard case .value(let property) = module.property(at: path, in: owner, naming: names) else {
      return .payload(.reported, at: start)
    }
    let whole = property.valueType
    let isUnwrapped = !type.isOptional && (whole?.isOptional ?? property.isChained)
    guard let whole else {
      let place = property.unknown?.location ?? start
      return .property(property, isFit: false, isUnwrapped: isUnwrapped, at: place)
    }
    let found = isUnwrapped ? whole.unwrapped ?? whole : whole
    let element = type.element(identifying: found)
    let wanted = element.map { .array($0) } ?? type
    let fit = module.index.fit(found, wanted)
    if fit == .no { module.diagnostics.report(.valueMisfit("@" + path.text, whole, type, at: start)) }
    let value = ResolvedValue.property(property, isFit: fit == .yes, isUnwrapped: isUnwrapped, at: start)
    return element == nil ? value : .identified(value)
  }

  private func value(_ node: JSONNode, as wanted: WantedValue, at place: ValuePlace) -> ResolvedValue? {
    let type = wanted.type.withoutOptionals
    if case .null = node.value, wanted.type.isOptional { return literal(node, as: wanted, at: place) }
    if let domain = domain(of: wanted) {
      guard case .object(let members) = node.value else {
        module.diagnostics.report(.makesNoState(node, wanted))
        return nil
      }
      return state(of: domain, members, as: wanted)
    }
    if let element = type.madeElement, case .array(let nodes) = node.value, mayBeMade(element, in: type) {
      return elements(nodes, as: wanted.element(element), at: place)
    }
    if let list = wanted.child {
      module.diagnostics.report(.makesNoList(wanted, list))
      return nil
    }
    if case .object(let members) = node.value, node.expressionKey == nil,
      let declared = module.index.type(type), declared.properties != nil
    {
      return made(members, node, of: declared, type)
    }
    return enumCase(node, as: wanted.type, at: place) ?? literal(node, as: wanted, at: place)
  }

  private func literal(_ node: JSONNode, as wanted: WantedValue, at place: ValuePlace) -> ResolvedValue {
    .literal(module.literal(node, as: wanted.type, at: place))
  }

  private func elements(_ nodes: [JSONNode], as wanted: WantedValue, at place: ValuePlace) -> ResolvedValue? {
    let parser = SchemaParser(diagnostics: module.diagnostics)
    let values = nodes.map { node in
      parser.readingValue(node, wanted.name.value.quoted).flatMap { value($0, as: wanted, at: place) }
    }
    let found = values.compactMap(\.self)
    return found.count == nodes.count ? .elements(found) : nil
  }

  /// Whether elements of the type may be made of other values, so that they are not one literal.
  private func mayBeMade(_ element: SwiftType, in list: SwiftType) -> Bool {
    if list.identifiedElement != nil { return true }
    let element = element.withoutOptionals
    guard let declared = module.index.type(element) else { return module.domain(ofState: element) != nil }
    return declared.properties != nil || declared.hasValues
  }

  /// The domain whose state the value is; nil for other values.
  private func domain(of wanted: WantedValue) -> ResolvedDomain? {
    let type = wanted.type.withoutOptionals
    if let child = wanted.child, type == child.domain.entry.stateType { return child.domain }
    return module.domain(ofState: type) ?? module.domain(ofListedState: type)
  }

  /// A case of an enum with its values, which may come from the payload and from the state; nil for other JSON.
  private func enumCase(_ node: JSONNode, as type: SwiftType, at place: ValuePlace) -> ResolvedValue? {
    var isOther = false
    let found = module.diagnostics.resolving { () throws(Mistake) -> Resolved<ResolvedCase<ResolvedValue>> in
      let found = try module.enumCase(node, as: type) { value, type in
        self.value(value, as: WantedValue(type: type, name: action.name), at: place)
      }
      isOther = found == nil
      return found ?? .reported
    }
    return isOther ? nil : .enumCase(found, at: node.location)
  }
}

extension SwiftType {
  /// The type of the elements, if a list of them is an `IdentifiedArray` and `given` is an array, from which it can be made.
  fileprivate func element(identifying given: SwiftType?) -> SwiftType? {
    guard case .array? = given, withoutOptionals.ofRuntime?.name == "IdentifiedArray" else { return nil }
    return withoutOptionals.identifiedElement
  }

  /// The type of the elements that a JSON array can list.
  fileprivate var madeElement: SwiftType? {
    if case .array(let element) = self { return element }
    return identifiedElement ?? (builtIn?.name == "Set" ? onlyArgument : nil)
  }
}

extension Diagnostic {
  /// The message for JSON that is no object, in the place of a state.
  fileprivate static func makesNoState(_ node: JSONNode, _ wanted: WantedValue) -> Diagnostic {
    let name = wanted.name.value.quoted
    guard let child = wanted.child else {
      return Diagnostic(
        .error,
        "SK0528",
        "\(name) is \(wanted.type.quoted): set it to an object with properties of that state",
        at: node.location
      )
    }
    let content = child.domain.entry.caseExample(naming: node.string).map { "with a case, \($0)" }
    let object = "an object \(content ?? "with properties of its state")"
    let message: String =
      switch child.kind {
      case .each: "\(name) is a list: add an object with properties of the new element's state"
      case .stack: "\(name) is a stack: push an object with the case of the new element"
      case .optional: "\(name) is a child: set it to null, or to \(object)"
      case .one, nil: "\(name) is a child: set it to \(object)"
      }
    return Diagnostic(
      .error,
      "SK0528",
      message,
      at: wanted.name.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  /// The message for JSON that is no array, in the place of a list.
  fileprivate static func makesNoList(_ wanted: WantedValue, _ child: ResolvedChild) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0528",
      "\(wanted.name.value.quoted) is \(child.kind == .stack ? "a stack" : "a list"): set it to an array of new elements, which"
        + " may be empty, []",
      at: wanted.name.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }
}
