extension Drawing {
  func drawActions(of index: Int) {
    let domain = schema.domains[index]
    let count =
      switch size {
      case .small: number(0...4)
      case .medium: number(0...4)
      case .deep: number(0...2)
      case .wide: number(20...130)
      // Above all limits of the compiler. `LargeSchemaTests` has 3,000 actions, which would take minutes in
      // full detail.
      case .huge: 1_000
      }
    let taken = Set(domain.children.map(\.name) + domain.requests.map(\.name))
    var names = pick(count, of: Words.actions, without: taken)
    while names.count < count { names.append(fresh("action")) }
    for name in names {
      let action = drawAction(name, of: index)
      schema.domains[index].actions.append(action)
    }
  }

  private func drawAction(_ name: String, of index: Int) -> DrawnAction {
    var action = DrawnAction(name: name)
    action.form = pick(DrawnPayloadForm.allCases) ?? .list
    action.payload = drawPayload(of: index, action.form, isStored: false)
    if chance(20) { action.payload = [] }
    if chance(size == .huge ? 70 : 40) {
      action.change = drawChange(of: index, values: values(action.payload))
    }
    if action.change.isEmpty { action.reduce = pick(["handler", "none", nil, nil]) ?? nil }
    if chance(15) {
      action.dismisses = true
      if action.reduce == "none" { action.reduce = nil }
    }
    if chance(20) { action.visibility = pick(DrawnVisibility.allCases) }
    if chance(15) {
      let keys = action.payload.enumerated().map { $1.label ?? String($0) }
      action.sensitive = keys.filter { _ in chance(60) }
    }
    action.documentation = drawDocumentation()
    if chance(size == .huge ? 0 : 6) { action.deprecated = drawDocumentation() ?? "Use another one." }
    if chance(6) { action.was = [fresh("earlier")] }
    return action
  }

  func drawPayload(
    of index: Int,
    _ form: DrawnPayloadForm,
    labels: Set<String> = [],
    isStored: Bool = true
  ) -> [DrawnValue] {
    let domain = schema.domains[index]
    func type() -> DrawnType {
      if chance(6), let state = pick(states(namedIn: index)) { return .state(state) }
      return drawType(
        isStored ? domain.allConformances : domain.actionConformances,
        isUsed: domain.isUsed
      )
    }
    let count = pick([0, 0, 1, 1, 1, 2, 2, 3, 5]) ?? 0
    switch form {
    case .type: return [DrawnValue(type: type())]
    case .array: return (0..<count).map { _ in DrawnValue(type: type()) }
    case .object:
      return pick(count, of: Words.labels, without: labels).map { DrawnValue(label: $0, type: type()) }
    case .list:
      return pick(count, of: Words.labels, without: labels).map { label in
        DrawnValue(label: chance(75) ? label : nil, type: type())
      }
    }
  }

  /// The values that a change can name, with their names.
  func values(_ payload: [DrawnValue]) -> [(key: String, type: DrawnType)] {
    payload.enumerated().map { ($1.label ?? String($0), $1.type) }
  }

  /// A change of a domain's own properties; empty if there is no suitable property.
  func drawChange(of index: Int, values: [(key: String, type: DrawnType)]) -> DrawnChange {
    let domain = schema.domains[index]
    var change = DrawnChange()
    guard domain.hasKnownProperties else { return change }
    if chance(20), let part = drawPart(of: index, values) {
      change.parts = [part]
      return change
    }
    for property in domain.properties.shuffled(using: &random).prefix(number(1...3))
    where property.name != "id" {
      if property.type == .bool, chance(50) {
        change.toggles.append(property.name)
      } else if property.type.isNumber, chance(50) {
        change.additions.append(assignment(property, drawAmount(property.type, values)))
      } else if chance(50), let element = drawElement(of: property, values) {
        change.elements.append(element)
      } else if let source = drawSource(property.type, values) {
        change.assignments.append(assignment(property, source))
      }
    }
    for child in domain.children where child.kind == .optional && chance(15) {
      change.assignments.append(
        DrawnChange.Assignment(
          property: child.name,
          type: .optional(.state(child.domain)),
          value: .json(.null, swift: "nil")
        )
      )
    }
    for child in domain.children where !change.properties.contains(child.name) && chance(25) {
      let isOneOf = schema.domains[child.domain].isOneOf
      guard child.kind == .optional || child.kind == .one && isOneOf, let made = drawState(of: child.domain)
      else { continue }
      change.assignments.append(
        DrawnChange.Assignment(
          property: child.name,
          type: child.kind == .optional ? .optional(.state(child.domain)) : .state(child.domain),
          value: .json(made.json, swift: made.swift)
        )
      )
    }
    for child in domain.children where child.kind.hasElements && chance(25) {
      if let element = drawElement(of: child, values) { change.elements.append(element) }
    }
    // Alone, because an action that pops an empty stack changes nothing.
    if change.isEmpty, let stack = pick(domain.children.filter { $0.kind == .stack }), chance(50) {
      change.pops.append(stack.name)
    }
    return change
  }

  /// A change of an array or a set; nil for other properties.
  private func drawElement(of property: DrawnProperty, _ values: [(key: String, type: DrawnType)])
    -> (key: String, assignment: DrawnChange.Assignment)?
  {
    let (element, keys): (DrawnType, [String])
    switch property.type {
    case .array(let type):
      (element, keys) = (type, ["append", "insert"] + (schema.conforms(type, .equatable) ? ["remove"] : []))
    case .set(let type): (element, keys) = (type, ["append", "remove"])
    default: return nil
    }
    guard let key = pick(keys), let value = drawSource(element, values) else { return nil }
    return (key, DrawnChange.Assignment(property: property.name, type: element, value: value))
  }

  /// A change of the elements of a list or a stack; nil if it cannot be made of literals.
  private func drawElement(of child: DrawnChild, _ values: [(key: String, type: DrawnType)])
    -> (key: String, assignment: DrawnChange.Assignment)?
  {
    if child.kind == .each, schema.domains[child.domain].hasKnownProperties, chance(40) {
      let id = elementID(of: child)
      guard let value = drawSource(id, values) else { return nil }
      return ("remove", DrawnChange.Assignment(property: child.name, type: id, value: value))
    }
    guard let made = drawState(of: child.domain),
      let key = child.kind == .stack ? "push" : pick(["append", "insert"])
    else { return nil }
    let value = DrawnSource.json(made.json, swift: made.swift)
    return (
      key, DrawnChange.Assignment(property: child.name, type: .state(child.domain), value: value)
    )
  }

  /// A state that `set` makes, in JSON and in Swift; nil if a part of it has no literals.
  private func drawState(of index: Int) -> (json: JSON, swift: String)? {
    let domain = schema.domains[index]
    if domain.isOneOf {
      guard let child = pick(domain.children), let state = drawState(of: child.domain) else { return nil }
      let name = SwiftText.name(child.name)
      return (.object([(child.name, state.json)]), "\(domain.state).\(name)(\(state.swift))")
    }
    // The initialiser of a type written by hand asks for all parts, and a list or a stack is not known to the schema.
    if domain.stateByHand != nil, !domain.isListed || domain.children.contains(where: \.kind.hasElements) {
      return nil
    }
    var members: [(String, JSON)] = []
    var arguments: [String] = []
    for property in domain.properties where property.isRequired || domain.isListed || chance(40) {
      guard let literal = drawLiteral(of: property.type) else {
        if property.isRequired || domain.isListed { return nil }
        continue
      }
      let json: JSON =
        if case .string(let text) = literal.json { .string(text.escapedValue) } else { literal.json }
      members.append((property.name, json))
      arguments.append("\(SwiftText.label(property.name)): \(literal.swift)")
    }
    for child in domain.children where !child.kind.hasElements {
      let isLeftOut = child.kind == .optional && (chance(50) || schema.domains[child.domain].isUsed)
      if isLeftOut, !domain.isListed { continue }
      if isLeftOut {
        members.append((child.name, .null))
        arguments.append("\(SwiftText.label(child.name)): nil")
        continue
      }
      guard let state = drawState(of: child.domain) else { return nil }
      members.append((child.name, state.json))
      arguments.append("\(SwiftText.label(child.name)): \(state.swift)")
    }
    return (
      .object(members.shuffled(using: &random)), "\(domain.state)(\(arguments.joined(separator: ", ")))"
    )
  }

  private func assignment(_ property: DrawnProperty, _ value: DrawnSource) -> DrawnChange.Assignment {
    DrawnChange.Assignment(property: property.name, type: property.type, value: value)
  }

  private func drawAmount(_ type: DrawnType, _ values: [(key: String, type: DrawnType)]) -> DrawnSource {
    let fitting = values.indices.filter { values[$0].type == type }
    if chance(50), let position = pick(fitting) { return .payload(position, key: values[position].key) }
    let amount = pick(type.isInteger ? ["1", "100"] : ["1", "0.5", "-2.5e1"]) ?? "1"
    return .json(.number(amount), swift: "\(amount) as \(schema.swift(type))")
  }

  /// A value for a property or label: one of the available values, or a literal.
  func drawSource(_ type: DrawnType, _ values: [(key: String, type: DrawnType)]) -> DrawnSource? {
    let fitting = values.indices.filter { schema.fits(values[$0].type, type) }
    if chance(70), let position = pick(fitting) { return .payload(position, key: values[position].key) }
    if !values.isEmpty, chance(80), let made = drawChoice(type, values) { return made }
    return drawLiteral(of: type).map { .json($0.json, swift: $0.swift) }
  }

  /// A case with values from the payload; nil for other types than enums with values.
  private func drawChoice(_ type: DrawnType, _ values: [(key: String, type: DrawnType)]) -> DrawnSource? {
    guard let (inner, cases) = schema.choices(of: type) else { return nil }
    let fitting = cases.filter { choice in
      choice.payload.contains { part in values.contains { schema.fits($0.type, part.type) } }
    }
    guard let choice = chance(80) ? pick(fitting) ?? pick(cases) : pick(cases) else { return nil }
    let parts = choice.payload.map { drawSource($0.type, values) }
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? .choice(choice, inner, known) : nil
  }
}
