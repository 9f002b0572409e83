/// The actions that directly follow others: by the bridges of all domains, and by `skipped` where a policy skips work.
struct DerivedSteps {
  private let bridges: [ResolvedDomain: [[String]: [BridgeSchema]]]
  let skipped: SkippedSteps

  init(_ module: ResolvedModule) {
    var bridges: [ResolvedDomain: [[String]: [BridgeSchema]]] = [:]
    for domain in module.allDomains where !domain.entry.schema.bridges.isEmpty {
      bridges[domain] = Dictionary(grouping: domain.entry.schema.bridges, by: \.on.names)
    }
    self.bridges = bridges
    self.skipped = SkippedSteps(module)
  }

  /// The steps from an action below `domain`: those of each domain on the path to the action.
  func steps(from path: [String], in domain: ResolvedDomain, withSkippedWork: Bool = false) -> [DerivedStep] {
    var steps: [DerivedStep] = []
    var owner = domain
    for depth in path.indices {
      let prefix = path[..<depth]
      for bridge in bridges[owner]?[Array(path[depth...])] ?? [] {
        let target = prefix + bridge.dispatch.names
        steps.append(
          DerivedStep(reason: .bridge(bridge), source: path, target: Array(target), isOwn: depth == 0)
        )
      }
      for step in withSkippedWork ? skipped.steps(from: path, in: owner, after: depth) : [] {
        steps.append(
          DerivedStep(reason: .skipped(step), source: path, target: step.target, isOwn: depth == 0)
        )
      }
      guard let next = owner.child(path[depth])?.value else { break }
      owner = next.domain
    }
    return steps
  }
}

/// A step from an action to another as seen from a domain above both.
struct DerivedStep {
  enum Reason {
    case bridge(BridgeSchema)
    case skipped(SkippedStep)
  }

  let reason: Reason
  /// The two actions, as paths from the domain.
  let source: [String]
  let target: [String]
  /// Whether the domain itself declares the bridge or the work.
  let isOwn: Bool

  var isConditional: Bool {
    if case .bridge(let bridge) = reason { bridge.when != nil } else { false }
  }

  var location: SourceLocation {
    switch reason {
    case .bridge(let bridge): bridge.location
    case .skipped(let step): step.work.skipped.components[0].location
    }
  }

  /// The work whose start is skipped; nil for a bridge.
  var skipped: SkippedStep? {
    if case .skipped(let step) = reason { step } else { nil }
  }

  /// The labels under which the second action carries a value that the first one carries under one of the given labels.
  func labels(handedOn labels: Set<String>) -> Set<String> {
    switch reason {
    case .bridge(let bridge):
      let given = bridge.with.filter { assignment in
        if case .payload(let label) = assignment.value { labels.contains(label.value) } else { false }
      }
      let named = Set(bridge.with.map(\.property.value))
      return labels.subtracting(named).union(given.map(\.property.value))
    case .skipped(let step):
      guard let id = step.work.id, labels.contains(id) else { return [] }
      return step.work.carried
    }
  }
}
