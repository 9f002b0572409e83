/// The bridges of all domains, by their triggers.
struct BridgeSteps {
  private let bridges: [ResolvedDomain: [[String]: [BridgeSchema]]]

  init(_ module: ResolvedModule) {
    var bridges: [ResolvedDomain: [[String]: [BridgeSchema]]] = [:]
    for domain in module.allDomains where !domain.entry.schema.bridges.isEmpty {
      bridges[domain] = Dictionary(grouping: domain.entry.schema.bridges, by: \.on.names)
    }
    self.bridges = bridges
  }

  /// The bridges that an action below `domain` triggers: the bridges of each domain on the path to the action.
  func steps(from path: [String], in domain: ResolvedDomain) -> [BridgeStep] {
    var steps: [BridgeStep] = []
    var owner = domain
    for depth in path.indices {
      let prefix = path[..<depth]
      for bridge in bridges[owner]?[Array(path[depth...])] ?? [] {
        let target = prefix + bridge.dispatch.names
        steps.append(BridgeStep(bridge: bridge, source: path, target: Array(target), isOwn: depth == 0))
      }
      guard let next = owner.child(path[depth])?.value else { break }
      owner = next.domain
    }
    return steps
  }
}

/// A bridge as seen from a domain above it.
struct BridgeStep {
  let bridge: BridgeSchema
  /// The two actions, as paths from the domain.
  let source: [String]
  let target: [String]
  /// Whether the domain itself declares the bridge.
  let isOwn: Bool
}
