/// The elements that `append`, `insert`, `push`, `remove` and `pop` add and remove.
extension ChangeResolver {
  /// Nil for a change that was reported.
  func change(_ change: ElementChangeSchema) -> ResolvedChange? {
    if let child = owner.entry.child(changedBy: change.property) { return self.change(child, by: change) }
    return type(of: change.property).flatMap { self.change(change.property, of: $0, by: change) }
  }

  private func change(_ child: ChildSchema, by change: ElementChangeSchema) -> ResolvedChange? {
    module.index.symbols?.record(change.property, child, of: owner)
    guard let kind = child.kind,
      let position = owner.entry.schema.children.firstIndex(where: { $0.name.value == child.name.value })
    else { return nil }
    let container: ElementContainer
    switch kind {
    case .each: container = .list(child: position)
    case .stack: container = .stack(child: position)
    case .one, .optional:
      module.diagnostics.report(.hasNoElements(change, child))
      return nil
    }
    guard container.words.contains(change.word) else {
      module.diagnostics.report(.otherWords(change, for: container, [.here("the child", child.name)]))
      return nil
    }
    guard case .value(let resolved)? = owner.child(child.name.value) else { return nil }
    if change.value == nil { return .elements(change.property, change.word, in: container, nil) }
    return value(of: change, in: resolved).map { .elements(change.property, change.word, in: container, $0) }
  }

  /// The value for a list or a stack: a new element, or an id.
  private func value(of change: ElementChangeSchema, in child: ResolvedChild) -> ResolvedValue? {
    guard let assignment = change.assignment else { return nil }
    if change.word != .remove { return state(ofElement: assignment, in: child).map(ResolvedValue.made) }
    if case .json(let node) = assignment.value, case .object(let members) = node.value {
      module.diagnostics.report(.removesByObject(change.property, node, members))
      return nil
    }
    return child.element?.type.map { value(of: assignment, as: $0.value, at: place) }
  }

  private func change(_ property: Located<String>, of type: SwiftType, by change: ElementChangeSchema)
    -> ResolvedChange?
  {
    guard let (container, element) = type.elements else {
      module.diagnostics.report(.isNoCollection(change, type, isKnown: module.index.knows(type)))
      return nil
    }
    guard container.words.contains(change.word), let assignment = change.assignment else {
      module.diagnostics.report(.otherWords(change, for: container, []))
      return nil
    }
    if change.word == .remove, let gap = module.index.gap(in: element, for: .equatable) {
      module.diagnostics.report(.elementsAreNotCompared(change, gap))
      return nil
    }
    return .elements(property, change.word, in: container, value(of: assignment, as: element, at: place))
  }
}

extension ElementChangeSchema {
  fileprivate var assignment: AssignmentSchema? {
    value.map { AssignmentSchema(property: property, value: $0) }
  }
}

extension DomainEntry {
  /// The child with a name, unless the state has a property of that name.
  fileprivate func child(changedBy name: Located<String>) -> ChildSchema? {
    properties?[name.value] == nil ? children[name.value] : nil
  }
}

extension SwiftType {
  /// The kind of an array or a set, and the type of its elements; nil for other types.
  fileprivate var elements: (ElementContainer, SwiftType)? {
    if case .array(let element) = self { return (.array, element) }
    guard builtIn?.name == "Set", let element = onlyArgument else { return nil }
    return (.set, element)
  }
}

extension Diagnostic {
  fileprivate static func removesByObject(
    _ property: Located<String>,
    _ node: JSONNode,
    _ members: [JSONMember]
  ) -> Diagnostic {
    var id = "\"$id\""
    if members.count == 1 {
      switch members[0].value.value {
      case .number(let number): id = number.shown
      case .string(let string): id = "\"\(string.text.shown)\""
      case .null, .bool, .array, .object: break
      }
    }
    return .wrongKind(
      of: "\(property.value.quoted) in 'remove'",
      expected: "the id of an element",
      found: node,
      remedy: "it stands alone, { \"\(property.value.shown)\": \(id) }"
    )
  }
}

extension Diagnostic.Note {
  fileprivate static func here(_ what: String, _ name: Located<String>) -> Diagnostic.Note {
    Diagnostic.Note(message: "\(what) is here", location: name.location)
  }
}

extension Diagnostic {
  fileprivate static func hasNoElements(_ change: ElementChangeSchema, _ child: ChildSchema) -> Diagnostic {
    let remedy =
      child.kind == .optional || child.oneOf != nil
      ? "make or remove it by 'set'" : "its own actions change it, or a handler"
    return Diagnostic(
      .error,
      "SK0536",
      "\(change.property.value.quoted) is a child without elements to \(change.word.rawValue): \(remedy)",
      at: change.property.location,
      notes: [.here("the child", child.name)]
    )
  }

  fileprivate static func isNoCollection(
    _ change: ElementChangeSchema,
    _ type: SwiftType,
    isKnown: Bool
  ) -> Diagnostic {
    let reason =
      isKnown
      ? "which is neither an array nor a set" : "which the schema does not know as an array or a set"
    return Diagnostic(
      .error,
      "SK0536",
      "\(change.property.value.quoted) is \(type.quoted), \(reason): leave the change to a handler",
      at: change.property.location
    )
  }

  fileprivate static func otherWords(
    _ change: ElementChangeSchema,
    for container: ElementContainer,
    _ notes: [Note]
  ) -> Diagnostic {
    let words = container.words.map(\.rawValue).listed("or")
    return Diagnostic(
      .error,
      "SK0537",
      "\(change.property.value.quoted) is \(container.described), which \(change.word.rawValue.quoted) does not change:"
        + " use \(words)",
      at: change.property.location,
      notes: notes
    )
  }

  fileprivate static func elementsAreNotCompared(_ change: ElementChangeSchema, _ type: SwiftType)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0538",
      "'remove' compares the elements of \(change.property.value.quoted), and \(type.quoted) is not Equatable:"
        + " leave the change to a handler",
      at: change.property.location
    )
  }
}
