/// The states of the children and elements that a change makes.
extension ChangeResolver {
  /// The state of a child that `set` makes; nil after a mistake, which is reported.
  func state(of child: ResolvedChild, _ assignment: AssignmentSchema) -> ResolvedState? {
    guard child.kind?.hasElements != true, case .json(let node) = assignment.value,
      case .object(let members) = node.value
    else {
      module.diagnostics.report(.setsChild(assignment, child))
      return nil
    }
    return state(of: child, members, assignment.property)
  }

  /// The state of a new element of a list or a stack; nil after a mistake, which is reported.
  func state(ofElement assignment: AssignmentSchema, in child: ResolvedChild) -> ResolvedState? {
    guard case .json(let node) = assignment.value, case .object(let members) = node.value else {
      module.diagnostics.report(.makesNoElement(assignment.property, child))
      return nil
    }
    return state(of: child, members, assignment.property)
  }

  private func state(of child: ResolvedChild, _ members: [JSONMember], _ property: Located<String>)
    -> ResolvedState?
  {
    if child.domain.entry.schema.isOneOf { return alternative(of: child, members, property) }
    return madeState(of: child.domain, members, at: property) { follow($0, child, of: nil) }
  }

  private func alternative(
    of whole: ResolvedChild,
    _ members: [JSONMember],
    _ property: Located<String>
  ) -> ResolvedState? {
    let domain = whole.domain
    guard let member = members.first, members.count == 1 else {
      module.diagnostics.report(.setsNoCase(property, of: domain.entry))
      return nil
    }
    guard let child = domain.child(member.key.text) else {
      module.diagnostics.report(.unknownPart(member.key, of: domain.entry))
      return nil
    }
    if case .value(let child) = child { module.index.symbols?.record(member.key.located, child) }
    guard case .value(let child) = child, let state = state(of: child, of: whole, member) else { return nil }
    return ResolvedState(
      domain: domain,
      location: property.location,
      alternative: child.name,
      values: [ResolvedStatePart(label: child.name, value: .made(state))]
    )
  }

  /// The state of a case of a one-of; the case may be another one-of.
  private func state(of child: ResolvedChild, of whole: ResolvedChild, _ member: JSONMember) -> ResolvedState?
  {
    guard let inner = assignment(member) else { return nil }
    guard !child.domain.entry.schema.isOneOf, case .json(let node) = inner.value,
      case .object(let members) = node.value
    else { return state(of: child, inner) }
    return madeState(of: child.domain, members, at: inner.property) { follow($0, whole, of: child.name) }
  }

  /// The entry of `follows` for a property of one of the owner's own children; nil for deeper children.
  private func follow(_ property: String, _ child: ResolvedChild, of alternative: String?) -> FollowSchema? {
    child.parent == owner ? child.follow(property, of: alternative) : nil
  }

  private func assignment(_ member: JSONMember) -> AssignmentSchema? {
    SchemaParser(diagnostics: module.diagnostics).readingAssignment(member, in: "set")
  }

  private func madeState(
    of state: ResolvedDomain,
    _ members: [JSONMember],
    at name: Located<String>,
    following follow: (String) -> FollowSchema?
  ) -> ResolvedState? {
    guard let parts = state.parts else {
      module.diagnostics.report(.makesStateWrittenByHand(name, state.entry))
      return nil
    }
    var values: [String: ResolvedValue] = [:]
    var isWhole = true
    for member in members {
      guard let part = parts.first(where: { $0.name == member.key.text }) else {
        isWhole = false
        module.diagnostics.report(.unknownPart(member.key, of: state.entry))
        continue
      }
      record(member.key.located, part, of: state)
      if let follow = follow(part.name), follow.isShared {
        isWhole = false
        module.diagnostics.report(.makesShared(member.key.located, follow))
        continue
      }
      guard let assignment = assignment(member), let value = value(of: part, assignment) else {
        isWhole = false
        continue
      }
      values[part.name] = value
    }
    for part in parts where part.isRequired && values[part.name] == nil {
      // A property that follows another one gets its value from there.
      if case .property(let type?) = part.content, let follow = follow(part.name) {
        values[part.name] = read(follow.path, as: type)
      }
    }
    let missing = parts.filter { $0.isRequired && values[$0.name] == nil }.map(\.name)
    if isWhole, !missing.isEmpty {
      module.diagnostics.report(.missingParts(missing, of: state.entry, at: name))
      return nil
    }
    return ResolvedState(
      domain: state,
      location: name.location,
      alternative: nil,
      values: parts.compactMap { part in
        values[part.name].map { ResolvedStatePart(label: part.name, value: $0) }
      }
    )
  }

  private func record(_ name: Located<String>, _ part: ResolvedDomain.Part, of domain: ResolvedDomain) {
    switch part.content {
    case .child(let child): module.index.symbols?.record(name, child)
    case .property:
      guard let property = domain.entry.properties?[part.name] else { return }
      module.index.symbols?.record(name, .property(property, of: domain.shownName))
    }
  }

  private func value(of part: ResolvedDomain.Part, _ assignment: AssignmentSchema) -> ResolvedValue? {
    switch part.content {
    case .property(let type):
      guard let type else { return nil }
      return value(of: assignment, as: type, at: place)
    case .child(let child):
      if child.kind == .optional, case .json(let node) = assignment.value, case .null = node.value {
        let type = child.domain.entry.stateType
        return .literal(ResolvedLiteral(node: node, type: type, expression: .value("nil")))
      }
      return state(of: child, assignment).map(ResolvedValue.made)
    }
  }
}

extension Diagnostic {
  fileprivate static func setsChild(_ assignment: AssignmentSchema, _ child: ResolvedChild) -> Diagnostic {
    let property = assignment.property
    let name = property.value.quoted
    let content = child.domain.entry.caseExample(naming: assignment.value.text).map { "with a case, \($0)" }
    let object = "an object \(content ?? "with properties of its state")"
    let message: String =
      switch child.kind {
      case .each:
        "\(name) is a list, which is empty in a new child: leave its elements to actions or a handler"
      case .stack:
        "\(name) is a stack, which is empty in a new child: leave its elements to actions or a handler"
      case .optional: "\(name) is a child: set it to null, or to \(object)"
      case .one, nil: "\(name) is a child: set it to \(object)"
      }
    return Diagnostic(
      .error,
      "SK0528",
      message,
      at: property.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func makesNoElement(_ property: Located<String>, _ child: ResolvedChild) -> Diagnostic {
    let name = property.value.quoted
    return Diagnostic(
      .error,
      "SK0528",
      child.kind == .stack
        ? "\(name) is a stack: push an object with the case of the new element"
        : "\(name) is a list: add an object with properties of the new element's state",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.schema.name.location)]
    )
  }

  fileprivate static func setsNoCase(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let example = domain.caseExample(naming: nil).map { ", for example \($0)" } ?? ""
    return Diagnostic(
      .error,
      "SK0528",
      "\(property.value.quoted) takes one of several domains: name one of the cases\(example)",
      at: property.location
    )
  }

  /// The message for a name in a child that is made, which is not a property, child or case of it.
  fileprivate static func unknownPart(_ name: JSONString, of domain: DomainEntry) -> Diagnostic {
    let names =
      (domain.schema.declaredProperties ?? []).map(\.name.value)
      + domain.schema.requests.compactMap(\.into?.value)
      + domain.schema.children.map(\.name.value)
    let what =
      domain.schema.isOneOf
      ? "\(domain.shownName.quoted) has no case" : "the state of \(domain.shownName.quoted) has no property"
    return .unknown(
      "SK0533",
      "\(what) \(name.text.quoted)",
      at: Located(name.text, at: name.location),
      among: names
    )
  }

  fileprivate static func missingParts(
    _ names: [String],
    of domain: DomainEntry,
    at place: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0534",
      "the state of \(domain.shownName.quoted) needs a value for \(names.listed("and")), which \(names.count == 1 ? "has" : "have") no default",
      at: place.location,
      notes: [
        Note(message: "\(domain.shownName.quoted) is declared here", location: domain.schema.name.location)
      ]
    )
  }

  /// A value for a property that has the value of the parent's.
  fileprivate static func makesShared(_ property: Located<String>, _ follow: FollowSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0617",
      "\(property.value.quoted) is shared with \(follow.path.text.quoted), which overwrites this value: leave it out",
      at: property.location,
      notes: [Note(message: "it is shared here", location: follow.property.location)]
    )
  }

  fileprivate static func makesStateWrittenByHand(_ place: Located<String>, _ domain: DomainEntry)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0535",
      "the state of \(domain.shownName.quoted) is written by hand, so the schema knows no property to make it with:"
        + " list them under 'properties', or leave the change to a handler",
      at: place.location
    )
  }
}

extension ValueSchema {
  /// A text in JSON.
  fileprivate var text: String? {
    if case .json(let node) = self { node.string } else { nil }
  }
}

extension DomainEntry {
  /// The smallest object with a case of a one-of: `{ "info": {…} }`. The case is the one that a text names, or the first.
  fileprivate func caseExample(naming text: String?) -> String? {
    guard schema.isOneOf else { return nil }
    let names = schema.children.map(\.name.value)
    return (names.first { $0 == text } ?? names.first).map { "{ \"\($0.shown)\": {…} }" }
  }
}
