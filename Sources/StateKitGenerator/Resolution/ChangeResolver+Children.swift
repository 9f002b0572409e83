/// The structs, and the states of children and elements, that a change makes.
extension ChangeResolver {
  /// A struct of `types`; nil after a mistake, which is reported.
  func made(_ members: [JSONMember], _ node: JSONNode, of declared: TypeEntry, _ type: SwiftType)
    -> ResolvedValue?
  {
    let written = module.diagnostics.resolving { () throws(Mistake) in
      try module.index.structInJSON(members, of: declared, at: node.location)
    }
    guard case .value(let parts) = written else { return nil }
    let values = parts.map { part in
      assignment(part.member).flatMap {
        value($0.value, as: WantedValue(type: part.type, name: part.member.key.located))
      }.map {
        ResolvedPart(label: part.property.name.value, isSensitive: part.property.isSensitive, value: $0)
      }
    }
    let found = values.compactMap(\.self)
    guard found.count == parts.count else { return nil }
    return .made(ResolvedMade(type: type.spelling, judgedAt: nil, alternative: nil, values: found))
  }

  /// The state of a domain, or a case of a one-of; nil after a mistake, which is reported.
  func state(of domain: ResolvedDomain, _ members: [JSONMember], as wanted: WantedValue) -> ResolvedValue? {
    guard domain.entry.schema.isOneOf else {
      return madeState(of: domain, members, at: wanted.name) { follow($0, wanted.child, of: nil) }
    }
    guard let member = members.first, members.count == 1 else {
      module.diagnostics.report(.setsNoCase(wanted.name, of: domain.entry))
      return nil
    }
    guard let child = domain.child(member.key.text) else {
      module.diagnostics.report(.unknownPart(member.key, of: domain.entry))
      return nil
    }
    if case .value(let child) = child { module.index.symbols?.record(member.key.located, child) }
    guard case .value(let child) = child, let state = state(ofCase: child, of: wanted.child, member) else {
      return nil
    }
    return .made(
      ResolvedMade(
        type: domain.entry.stateSpelling,
        judgedAt: domain.entry.hasGeneratedState ? nil : wanted.name.location,
        alternative: child.name,
        values: [ResolvedPart(label: child.name, isSensitive: false, value: state)]
      )
    )
  }

  /// The state of a case of a one-of; the case may be another one-of.
  private func state(ofCase child: ResolvedChild, of whole: ResolvedChild?, _ member: JSONMember)
    -> ResolvedValue?
  {
    guard let inner = assignment(member) else { return nil }
    guard !child.domain.entry.schema.isOneOf, case .json(let node) = inner.value,
      case .object(let members) = node.value
    else {
      let type = child.domain.entry.stateType
      return value(inner.value, as: WantedValue(type: type, name: inner.property, child: child))
    }
    return madeState(of: child.domain, members, at: inner.property) { follow($0, whole, of: child.name) }
  }

  /// The entry of `follows` for a property of one of the owner's own children; nil for deeper children.
  private func follow(_ property: String, _ child: ResolvedChild?, of alternative: String?) -> FollowSchema? {
    guard let child, child.parent == owner else { return nil }
    return child.follow(property, of: alternative)
  }

  private func assignment(_ member: JSONMember) -> AssignmentSchema? {
    SchemaParser(diagnostics: module.diagnostics).readingAssignment(member, in: "set")
  }

  private func madeState(
    of state: ResolvedDomain,
    _ members: [JSONMember],
    at name: Located<String>,
    following follow: (String) -> FollowSchema?
  ) -> ResolvedValue? {
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
    return .made(
      ResolvedMade(
        type: state.entry.stateSpelling,
        // Only Swift can check whether the initialiser of a type written by hand takes the values.
        judgedAt: state.entry.hasGeneratedState ? nil : name.location,
        alternative: nil,
        values: parts.compactMap { part in
          values[part.name].map {
            let isSensitive = state.entry.sensitiveProperties.contains(part.name)
            return ResolvedPart(label: part.name, isSensitive: isSensitive, value: $0)
          }
        }
      )
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
    let name = assignment.property
    switch part.content {
    case .property(let type):
      return type.flatMap { value(assignment.value, as: WantedValue(type: $0, name: name)) }
    case .child(let child):
      let type = child.schema.type(of: child.domain.entry)
      return value(assignment.value, as: WantedValue(type: type, name: name, child: child))
    }
  }
}

extension Diagnostic {
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

extension DomainEntry {
  /// The smallest object with a case of a one-of: `{ "info": {…} }`. The case is the one that a text names, or the first.
  func caseExample(naming text: String?) -> String? {
    guard schema.isOneOf else { return nil }
    let names = schema.children.map(\.name.value)
    return (names.first { $0 == text } ?? names.first).map { "{ \"\($0.shown)\": {…} }" }
  }
}
