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

  /// The first step of both paths, where more follow.
  var sharedStep: String? {
    on.count > 1 && dispatch.count > 1 && on[0] == dispatch[0] ? on[0] : nil
  }

  /// The same as the domain behind the shared step would name them.
  func seen(from domain: ResolvedDomain) -> BridgeEnds {
    var below = self
    below.domain = domain
    below.on.removeFirst()
    below.dispatch.removeFirst()
    return below
  }
}

/// What a bridge does: its two actions, and what each value of the second is given.
struct BridgeWork: Hashable {
  private enum Source: Hashable {
    case payload(String)
    case property([String])
    case expression(String)
  }

  private var ends: BridgeEnds
  private var values: [String: Source]

  /// Nil where a value is missing or does not fit, which another rule reports.
  init?(_ bridge: ResolvedBridge) {
    guard case .value(let arguments) = bridge.arguments, let ends = bridge.ends,
      let given = ends.trigger.values, let wanted = ends.result.values
    else { return nil }
    let sources = arguments.map { argument in
      switch argument.source {
      case .payload(let position): Source.payload(given.keys[position])
      case .property(let property, _): Source.property(property.steps.map(\.name))
      case .expression(let expression): Source.expression(expression)
      }
    }
    self.ends = BridgeEnds(bridge.schema, bridge.domain)
    values = Dictionary(zip(wanted.keys, sources)) { first, _ in first }
  }

  /// The same as a child's domain would declare it; nil where that could not.
  func seen(from domain: ResolvedDomain, at child: ResolvedChild) -> BridgeWork? {
    var below = self
    below.ends = ends.seen(from: domain)
    let name = child.name
    // A domain below sends its actions to the element that it is.
    if child.kind == .each {
      guard below.values.removeValue(forKey: name) == .payload(name) else { return nil }
    }
    for case (let key, .property(let path)) in below.values {
      guard path.first == name else { return nil }
      below.values[key] = .property(Array(path.dropFirst()))
    }
    return below
  }
}

extension PathSchema {
  /// The components without their places.
  var names: [String] { components.map(\.value) }
}
