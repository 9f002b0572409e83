/// A domain with the meaning of its declarations, and with references to its children and parents.
final class ResolvedDomain {
  let entry: DomainEntry
  /// The children whose domains are known.
  private(set) var children: [ResolvedChild] = []
  /// The uses of this domain as a child of other domains.
  private(set) var parents: [ResolvedChild] = []
  /// The properties that the schema knows; nil if the state could not be read, or is written by hand without a list.
  private(set) lazy var properties: [ResolvedProperty]? = entry.schema.declaredProperties?.map(
    module.property
  )
  private(set) lazy var actions: [ResolvedAction] = entry.schema.actions.map { module.action($0, of: self) }
  /// The actions that set bound properties.
  private(set) lazy var boundActions: [ResolvedAction] = entry.schema.boundActions.map {
    module.action($0, of: self)
  }
  private(set) lazy var requests: [ResolvedRequest] = entry.schema.requests.map {
    ResolvedRequest($0, of: self)
  }
  private(set) lazy var effects: [ResolvedEffect] = entry.schema.effects.map { module.effect($0, of: self) }
  private(set) lazy var reactions: [ResolvedReaction] = entry.schema.reactions.map {
    module.reaction($0, of: self)
  }
  private(set) lazy var bridges: [ResolvedBridge] = entry.schema.bridges.map { module.bridge($0, of: self) }
  /// The bridges that events of the state trigger.
  private(set) lazy var eventBridges: [ResolvedBridge] = entry.schema.eventBridges.map {
    module.bridge($0, of: self)
  }
  private(set) lazy var invariants: [ResolvedInvariant] = entry.schema.invariants.map {
    module.invariant($0, of: self)
  }
  /// The properties of children that follow others, in the order in which they are copied.
  private(set) lazy var follows: [ResolvedFollow] = module.follows(of: self)
  private(set) unowned var module: ResolvedModule!
  private var childrenByName: [String: Resolved<ResolvedChild>] = [:]
  private lazy var requestsByName: [String: ResolvedRequest] = Dictionary(
    requests.map { ($0.schema.name.value, $0) }
  ) { first, _ in first }

  init(_ entry: DomainEntry) {
    self.entry = entry
  }

  var name: String { entry.name }
  var shownName: String { entry.shownName }

  /// A part of the state that its initialiser takes.
  struct Part {
    enum Content {
      case property(SwiftType?)
      case child(ResolvedChild)
    }

    let name: String
    let content: Content
    /// Whether the initialiser needs a value for it; false in a state written by hand, whose defaults are in Swift.
    let isRequired: Bool
  }

  /// The parts of the state in the order of its initialiser; nil if the schema does not know them.
  var parts: [Part]? {
    guard let own = entry.schema.declaredProperties else { return nil }
    let isGenerated = entry.hasGeneratedState
    let properties = own.map { property in
      Part(
        name: property.name.value,
        content: .property(property.type?.value),
        isRequired: isGenerated && !property.hasDefault
      )
    }
    let names = Set(own.map(\.name.value))
    let stored = entry.schema.requests.compactMap(\.property).filter { !names.contains($0.name.value) }.map {
      Part(name: $0.name.value, content: .property($0.type?.value), isRequired: false)
    }
    let children = children.map { child in
      Part(
        name: child.name,
        content: .child(child),
        isRequired: isGenerated && child.kind == .one && !child.domain.isMadeWithoutArguments
      )
    }
    return properties + stored + children
  }

  /// Whether properties of children follow others, here or in a domain below.
  var hasFollows: Bool { module.following.contains(self) }

  /// Whether the state starts something, here or in a domain below.
  var hasStateTriggers: Bool { module.triggering.contains(self) }

  /// Whether the reducer needs nothing from code, here and below.
  var isReducerWhole: Bool { !module.supplied.contains(self) }

  /// Whether the state can be made without arguments.
  var isMadeWithoutArguments: Bool { module.freelyMade.contains(self) }

  /// All that can change the state: actions, phases of requests, and reactions.
  var changing: [ResolvedAction] {
    if reactions.isEmpty, requests.isEmpty { return actions }
    return actions + requests.flatMap(\.phaseActions) + reactions.map(\.action)
  }

  /// The child with a name, if there is one.
  func child(_ name: String) -> Resolved<ResolvedChild>? { childrenByName[name] }

  /// The initial case of a one-of.
  var initialCase: ResolvedChild? {
    guard case .oneOf(_, let initial?) = entry.schema.state else { return nil }
    return child(initial.value)?.value
  }

  /// The request with a name, if there is one.
  func request(_ name: String) -> ResolvedRequest? { requestsByName[name] }

  /// Finds the children; required before any path is followed.
  func link(in module: ResolvedModule) {
    self.module = module
    for schema in entry.schema.children {
      let child = module.domain(of: schema, in: self)
      if childrenByName[schema.name.value] == nil { childrenByName[schema.name.value] = child }
      guard case .value(let child) = child else { continue }
      children.append(child)
      child.domain.parents.append(child)
    }
  }

  /// Resolves all declarations, and reports mistakes in them.
  func resolve() {
    _ = (properties, actions, boundActions, effects, reactions, bridges, eventBridges, invariants, follows)
    for request in requests { request.resolve() }
    // Effects that could not be read in full may have paths that were read.
    for path in entry.schema.pathsOfOtherEffects { _ = module.action(at: path, in: self) }
  }

  /// Frees the memory of resolved declarations. The children stay, because the files of parents follow them.
  func dropDeclarations() {
    properties = []
    actions = []
    boundActions = []
    requests = []
    requestsByName = [:]
    effects = []
    reactions = []
    bridges = []
    eventBridges = []
    invariants = []
    follows = []
  }
}

/// Domains are compared by identity: two domains can have the same name.
extension ResolvedDomain: Hashable {
  static func == (left: ResolvedDomain, right: ResolvedDomain) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A child whose domain is known.
final class ResolvedChild {
  let schema: ChildSchema
  unowned let parent: ResolvedDomain
  unowned let domain: ResolvedDomain
  /// The id of the child's element in a path; nil unless the child is a list or a stack.
  let element: PayloadValueSchema?
  /// The action that goes back; nil unless the child is a stack.
  let popFrom: ActionSchema?
  /// The entries of `follows` by the names of their properties.
  private(set) lazy var followsByProperty = Dictionary(grouping: follows, by: \.schema.property.value)

  init(_ schema: ChildSchema, in parent: ResolvedDomain, _ domain: ResolvedDomain) {
    self.schema = schema
    self.parent = parent
    self.domain = domain
    let location = schema.name.location
    let id = schema.kind == .stack ? SwiftType.simple("Int") : domain.entry.idType
    let isElement = schema.kind?.hasElements == true
    self.element =
      isElement ? PayloadValueSchema(label: schema.name, type: id.map { Located($0, at: location) }) : nil
    self.popFrom = schema.kind?.popFrom.map { .goingBack($0, at: location) }
  }

  var name: String { schema.name.value }
  /// Nil if the keyword is not a kind.
  var kind: ChildKind? { schema.kind }
}

extension DomainEntry {
  /// The type of the state's `id`; nil for a state without `id`, or if its type could not be read.
  fileprivate var idType: SwiftType? {
    if let id = properties?["id"] { return id.type?.value }
    return hasGeneratedState ? nil : stateType.member("ID")
  }
}

extension SwiftType {
  /// A nested type: `RowState.ID`.
  func member(_ name: String) -> SwiftType? {
    guard case .named(let components) = self else { return nil }
    return .named(components + [Component(name: name, arguments: [])])
  }
}
