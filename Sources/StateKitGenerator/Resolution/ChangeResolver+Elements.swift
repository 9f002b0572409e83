/// The elements that `append`, `insert`, `push`, `remove` and `pop` add and remove.
extension ChangeResolver {
  /// Nil for a change that was reported.
  func change(_ target: ResolvedTarget, by entry: ChangeEntrySchema) -> ResolvedChange? {
    target.child.map { change(target, child: $0, by: entry) } ?? change(target, ofPropertyBy: entry)
  }

  private func change(_ target: ResolvedTarget, child: ResolvedChild, by entry: ChangeEntrySchema)
    -> ResolvedChange?
  {
    let container: ElementContainer
    switch child.kind {
    case .each: container = .list
    case .stack: container = .stack
    case .one, .optional, nil:
      module.diagnostics.report(.hasNoElements(entry, child.schema))
      return nil
    }
    guard container.words.contains(entry.word) else {
      module.diagnostics.report(.otherWords(entry, for: container, [.here("the child", child.schema.name)]))
      return nil
    }
    let state = child.domain.entry.stateType
    return change(target, in: container, of: state, id: child.element?.type?.value, by: entry)
  }

  private func change(_ target: ResolvedTarget, ofPropertyBy entry: ChangeEntrySchema) -> ResolvedChange? {
    guard let (container, element) = target.type.elements else {
      let isKnown = module.index.knows(target.type)
      module.diagnostics.report(.isNoCollection(entry, target.type, isKnown: isKnown))
      return nil
    }
    guard container.words.contains(entry.word) else {
      module.diagnostics.report(.otherWords(entry, for: container, []))
      return nil
    }
    let id = container == .list ? module.index.idType(of: target.type) : element
    return change(target, in: container, of: element, id: id, by: entry)
  }

  /// - Parameter id: The type of what `remove` looks for; nil if it was reported.
  private func change(
    _ target: ResolvedTarget,
    in container: ElementContainer,
    of element: SwiftType,
    id: SwiftType?,
    by entry: ChangeEntrySchema
  ) -> ResolvedChange? {
    var change = ResolvedChange(word: entry.word, target: target, container: container)
    guard let value = entry.value else { return change }
    if entry.word != .remove {
      let wanted = WantedValue(type: element, name: target.name, child: target.child)
      change.value = self.value(value, as: wanted)
    } else if let offsets = offsets(value, in: container, of: id) {
      change.value = offsets
      change.isByOffsets = true
    } else {
      change.value = id.flatMap { removed(value, $0, from: target, in: container, by: entry) }
    }
    return change.value == nil ? nil : change
  }

  /// The id or the value of the elements that leave.
  private func removed(
    _ value: ValueSchema,
    _ id: SwiftType,
    from target: ResolvedTarget,
    in container: ElementContainer,
    by entry: ChangeEntrySchema
  ) -> ResolvedValue? {
    if container == .list, case .json(let node) = value, case .object(let members) = node.value {
      module.diagnostics.report(.removesByObject(target.name, node, members))
      return nil
    }
    if container != .list, let gap = module.index.gap(in: id, for: .equatable) {
      module.diagnostics.report(.elementsAreNotCompared(entry, gap))
      return nil
    }
    return self.value(value, as: WantedValue(type: id, name: target.name))
  }

  /// The positions that `onDelete` gives, an `IndexSet`; nil for another value.
  private func offsets(_ value: ValueSchema, in container: ElementContainer, of id: SwiftType?)
    -> ResolvedValue?
  {
    guard container == .list || container == .array, case .payload(let label) = value,
      let type = payload?[label.value]?.value.type?.value, type.isOffsets,
      id.map({ module.index.fit(type, $0) }) != .yes
    else { return nil }
    return self.value(value, as: WantedValue(type: type, name: label))
  }
}

extension SwiftType {
  /// The kind of an array, a set or an `IdentifiedArray`, and the type of its elements; nil for other types.
  fileprivate var elements: (ElementContainer, SwiftType)? {
    if case .array(let element) = self { return (.array, element) }
    if ofRuntime?.name == "IdentifiedArray" { return identifiedElement.map { (.list, $0) } }
    guard builtIn?.name == "Set", let element = onlyArgument else { return nil }
    return (.set, element)
  }

  fileprivate var isOffsets: Bool {
    guard case .named(let path) = self else { return false }
    return ["IndexSet", "Foundation.IndexSet"].contains(path.map(\.name).joined(separator: "."))
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
  fileprivate static func hasNoElements(_ change: ChangeEntrySchema, _ child: ChildSchema) -> Diagnostic {
    let remedy =
      child.kind == .optional || child.oneOf != nil
      ? "make or remove it by 'set'" : "its own actions change it, or a handler"
    return Diagnostic(
      .error,
      "SK0536",
      "\(change.target.text.quoted) is a child without elements to \(change.word.rawValue): \(remedy)",
      at: change.target.name.location,
      notes: [.here("the child", child.name)]
    )
  }

  fileprivate static func isNoCollection(
    _ change: ChangeEntrySchema,
    _ type: SwiftType,
    isKnown: Bool
  ) -> Diagnostic {
    let reason =
      isKnown
      ? "which is neither an array nor a set" : "which the schema does not know as an array or a set"
    return Diagnostic(
      .error,
      "SK0536",
      "\(change.target.text.quoted) is \(type.quoted), \(reason): leave the change to a handler",
      at: change.target.name.location
    )
  }

  fileprivate static func otherWords(
    _ change: ChangeEntrySchema,
    for container: ElementContainer,
    _ notes: [Note]
  ) -> Diagnostic {
    let words = container.words.map(\.rawValue).listed("or")
    return Diagnostic(
      .error,
      "SK0537",
      "\(change.target.text.quoted) is \(container.described), which \(change.word.rawValue.quoted) does not change:"
        + " use \(words)",
      at: change.target.name.location,
      notes: notes
    )
  }

  fileprivate static func elementsAreNotCompared(_ change: ChangeEntrySchema, _ type: SwiftType)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0538",
      "'remove' compares the elements of \(change.target.text.quoted), and \(type.quoted) is not Equatable:"
        + " leave the change to a handler",
      at: change.target.name.location
    )
  }
}
