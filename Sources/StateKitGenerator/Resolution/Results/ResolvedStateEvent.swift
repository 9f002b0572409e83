/// An event of the state that starts an effect or a bridge, with the parts of the state that it is about.
struct ResolvedStateEvent {
  let schema: StateEventSchema
  let subject: Subject
  /// The event as if it were an action, which carries the id of the element that came or went.
  let action: ResolvedActionPath

  enum Subject {
    /// The domain itself comes or goes.
    case own
    case child(PassingChild)
    /// One of several parts changes.
    case parts([ObservedPart])
  }

  /// A child that may come and go.
  struct PassingChild {
    /// The children on the path. The last one may be absent, or is a list or a stack.
    let way: [ResolvedChild]
    /// The child, or the list or stack that holds it.
    let property: ResolvedPropertyPath
    /// The case whose elements of a stack are meant; nil for all elements.
    var elements: ResolvedChild?
  }

  /// A part of the state whose changes are observed.
  struct ObservedPart {
    let path: PathSchema
    let property: ResolvedPropertyPath
    /// The children on the path, if it leads to a child; then the marks of its domains tell of a change.
    let child: [ResolvedChild]?
    /// The domains whose changes may change a property, as paths through children.
    let owners: [[String]]
    /// The list or stack through which the path leads: all changes below it may change the property.
    let list: [String]?
  }

  /// The values that the event hands over.
  var given: Resolved<GivenValues> { Resolved.value(action).given }
}

extension ResolvedModule {
  /// An event of a domain's state; reports mistakes in its paths.
  func event(_ event: StateEventSchema, of domain: ResolvedDomain) -> Resolved<ResolvedStateEvent> {
    guard event.word == .onChange else {
      guard let path = event.paths.first else { return .value(resolved(event, .own, of: domain)) }
      return passingChild(at: path, of: event, in: domain).map { child in
        resolved(event, .child(child), of: domain)
      }
    }
    let parts = event.paths.compactMap { part(at: $0, in: domain).value }
    return parts.count == event.paths.count ? .value(resolved(event, .parts(parts), of: domain)) : .reported
  }

  private func resolved(
    _ event: StateEventSchema,
    _ subject: ResolvedStateEvent.Subject,
    of domain: ResolvedDomain
  ) -> ResolvedStateEvent {
    var id: PayloadValueSchema?
    if case .child(let child) = subject, let element = child.way.last?.element {
      id = PayloadValueSchema(label: Located("id", at: event.location), type: element.type)
    }
    let action = ActionSchema(name: event.on.components[0], payload: id.map { [$0] } ?? [])
    return ResolvedStateEvent(
      schema: event,
      subject: subject,
      action: ResolvedActionPath(action, of: domain)
    )
  }

  /// A property that can be compared, or a child.
  private func part(at path: PathSchema, in domain: ResolvedDomain) -> Resolved<
    ResolvedStateEvent.ObservedPart
  > {
    guard case .value(let property) = property(at: path, in: domain) else { return .reported }
    let way = domain.way(along: path)
    let isChild = way.count == path.components.count
    if !isChild, let type = property.valueType, let gap = index.gap(in: type, for: .equatable) {
      diagnostics.report(.cannotBeCompared(path, type, gap))
      return .reported
    }
    return .value(
      ResolvedStateEvent.ObservedPart(
        path: path,
        property: property,
        child: isChild ? way : nil,
        owners: isChild ? [] : domain.owners(ofPropertyAt: path),
        list: !isChild && way.last?.element != nil ? way.map(\.name) : nil
      )
    )
  }

  private func passingChild(
    at path: PathSchema,
    of event: StateEventSchema,
    in domain: ResolvedDomain
  ) -> Resolved<ResolvedStateEvent.PassingChild> {
    let way = domain.way(along: path)
    let rest = path.components.dropFirst(way.count)
    guard let last = way.last, last.kind == .stack, let name = rest.first, rest.count == 1,
      case .value(let elements)? = last.domain.child(name.value)
    else {
      guard case .value(let property) = property(at: path, in: domain) else { return .reported }
      let child = ResolvedStateEvent.PassingChild(way: way, property: property)
      return isPassing(child, at: path, of: event) ? .value(child) : .reported
    }
    let stack = PathSchema(components: path.components.dropLast())
    guard case .value(let property) = property(at: stack, in: domain) else { return .reported }
    index.symbols?.record(name, elements)
    let child = ResolvedStateEvent.PassingChild(way: way, property: property, elements: elements)
    return isPassing(child, at: stack, of: event) ? .value(child) : .reported
  }

  /// Whether a child may come and go, and nothing above it up to the domain; reports what may not.
  private func isPassing(
    _ child: ResolvedStateEvent.PassingChild,
    at path: PathSchema,
    of event: StateEventSchema
  ) -> Bool {
    let way = child.way
    guard let last = way.last, way.count == path.components.count else {
      diagnostics.report(.noChildComes(path, event))
      return false
    }
    // A case stands for its one-of, which may be absent itself.
    let isCase = last.parent.entry.schema.isOneOf
    let above = way.dropLast(isCase ? 2 : 1)
    if let absent = above.indices.first(where: { way[$0].kind != .one }) {
      diagnostics.report(.comesBelow(path, event, way[absent], at: path.components[absent].location))
      return false
    }
    if last.kind != .one { return true }
    diagnostics.report(.alwaysThere(path, event, last))
    return false
  }
}

extension Diagnostic {
  fileprivate static func cannotBeCompared(_ path: PathSchema, _ type: SwiftType, _ gap: SwiftType)
    -> Diagnostic
  {
    let part = gap == type ? "" : ", because \(gap.quoted) is not"
    return Diagnostic(
      .error,
      "SK0654",
      "\(path.text.quoted) cannot be compared with its earlier value: its type \(type.quoted) is not Equatable\(part);"
        + " observe another property",
      at: path.end
    )
  }

  fileprivate static func noChildComes(_ path: PathSchema, _ event: StateEventSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0653",
      "'\(event.word.rawValue)' names a child that comes and goes, and \(path.text.quoted) is a property:"
        + " observe it by 'onChange'",
      at: path.end
    )
  }

  fileprivate static func comesBelow(
    _ path: PathSchema,
    _ event: StateEventSchema,
    _ child: ResolvedChild,
    at location: SourceLocation
  ) -> Diagnostic {
    let others = child.element == nil ? "may be absent" : "are many"
    return Diagnostic(
      .error,
      "SK0653",
      "'\(event.word.rawValue)' cannot look behind \(child.name.quoted), which \(others): declare this in"
        + " \(child.domain.shownName.quoted)",
      at: location
    )
  }

  fileprivate static func alwaysThere(
    _ path: PathSchema,
    _ event: StateEventSchema,
    _ child: ResolvedChild
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0653",
      "\(path.text.quoted) is always there, so that it neither comes nor goes: \(child.domain.shownName.quoted) itself can"
        + " declare \"\(event.word.rawValue)\": true",
      at: path.end
    )
  }
}
