/// The two actions of a bridge.
struct BridgeEnds: Hashable {
  private(set) var domain: ResolvedDomain
  private var on: [String]
  private var dispatch: [String]

  init(_ bridge: BridgeSchema, _ domain: ResolvedDomain) {
    self.domain = domain
    self.on = bridge.on.names
    self.dispatch = bridge.dispatch.names
  }

  /// The first step of both paths, if more steps follow in both.
  var sharedStep: String? {
    on.count > 1 && dispatch.count > 1 && on[0] == dispatch[0] ? on[0] : nil
  }

  /// The same actions, named in the domain at the shared step.
  func seen(from domain: ResolvedDomain) -> BridgeEnds {
    var below = self
    below.domain = domain
    below.on.removeFirst()
    below.dispatch.removeFirst()
    return below
  }
}

/// The work of a bridge: its two actions, and the source of each value of the second action.
struct BridgeWork: Hashable {
  private enum Source: Hashable {
    case payload(String)
    case property([String])
    case expression(String)
    indirect case enumCase(String, [Source])

    init(_ argument: ResolvedArgument, _ given: PayloadIndex) {
      switch argument.source {
      case .payload(let position): self = .payload(given.keys[position])
      case .property(let property, _): self = .property(property.steps.map(\.name))
      case .expression(let expression): self = .expression(expression)
      case .enumCase(let found):
        self = .enumCase(found.name, found.values.map { Source($0.content, given) })
      }
    }

    /// The same source in the child's domain; nil for a property outside of the child.
    func seen(at child: String) -> Source? {
      switch self {
      case .payload, .expression: return self
      case .property(let path): return path.first == child ? .property(Array(path.dropFirst())) : nil
      case .enumCase(let name, let values):
        let below = values.compactMap { $0.seen(at: child) }
        return below.count == values.count ? .enumCase(name, below) : nil
      }
    }
  }

  private var ends: BridgeEnds
  private var values: [String: Source]
  private let isToEach: Bool

  /// Nil if a value is missing or does not fit, which another rule reports.
  init?(_ bridge: ResolvedBridge) {
    guard case .value(let arguments) = bridge.arguments, let ends = bridge.ends,
      let given = ends.trigger.values, let wanted = ends.result.values(of: bridge.schema)
    else { return nil }
    let sources = arguments.map { Source($0, given) }
    self.ends = BridgeEnds(bridge.schema, bridge.domain)
    self.isToEach = bridge.schema.isToEach
    values = Dictionary(zip(wanted.keys, sources)) { first, _ in first }
  }

  /// The same work, declared in a child's domain; nil if the child's domain cannot declare it.
  func seen(from domain: ResolvedDomain, at child: ResolvedChild) -> BridgeWork? {
    var below = self
    below.ends = ends.seen(from: domain)
    let name = child.name
    // An element's domain sends its actions to that same element.
    if child.element != nil {
      guard below.values.removeValue(forKey: name) == .payload(name) else { return nil }
    }
    for (key, source) in below.values {
      guard let seen = source.seen(at: name) else { return nil }
      below.values[key] = seen
    }
    return below
  }
}

extension PathSchema {
  /// The components without their locations.
  var names: [String] { components.map(\.value) }
}
