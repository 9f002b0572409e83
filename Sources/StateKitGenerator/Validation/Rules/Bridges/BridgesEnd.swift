/// Bridges form no cycle, or a `when` on the way can end it.
///
/// A cycle shows in the domain under which all its actions are, and one of the bridges is that domain's own.
struct BridgesEnd: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    // In a domain that contains itself there is no end of paths.
    guard DomainsAreFinite.cycles(in: index).isEmpty else { return }
    let table = BridgeTable(index)
    for domain in index.domains where !domain.schema.bridges.isEmpty {
      check(domain, table, withConditions: false) { diagnostics.report(.bridgesForever($0)) }
      check(domain, table, withConditions: true) { cycle in
        guard cycle.contains(where: { $0.bridge.when != nil }) else { return }
        diagnostics.report(.bridgesInCycle(cycle))
      }
    }
  }

  private func check(
    _ domain: DomainEntry,
    _ table: BridgeTable,
    withConditions: Bool,
    found: @escaping ([BridgeStep]) -> Void
  ) {
    var search = CycleSearch<[String], BridgeStep>(
      steps: { path in
        table.steps(from: path, in: domain)
          .filter { withConditions || $0.bridge.when == nil }
          .map { ($0, $0.target) }
      },
      found: { cycle in
        if cycle.contains(where: { $0.isOwn }) { found(cycle) }
      }
    )
    for bridge in domain.schema.bridges { search.visit(bridge.on.components.map(\.value)) }
  }
}

/// A bridge as it works below a domain.
struct BridgeStep {
  let bridge: BridgeSchema
  /// The two actions, from the domain.
  let source: [String]
  let target: [String]
  /// Whether the domain itself declares the bridge.
  let isOwn: Bool
}

/// The bridges of all domains, by the action that sets them off.
struct BridgeTable {
  private let index: SchemaIndex
  private let bridges: [DomainEntry: [[String]: [BridgeSchema]]]

  init(_ index: SchemaIndex) {
    self.index = index
    var bridges: [DomainEntry: [[String]: [BridgeSchema]]] = [:]
    for domain in index.domains + index.modules.flatMap(\.domains) where !domain.schema.bridges.isEmpty {
      bridges[domain] = Dictionary(grouping: domain.schema.bridges) { $0.on.components.map(\.value) }
    }
    self.bridges = bridges
  }

  /// The bridges that an action below `domain` sets off: those of each domain on the way to it.
  func steps(from path: [String], in domain: DomainEntry) -> [BridgeStep] {
    var steps: [BridgeStep] = []
    var owner = domain
    for depth in path.indices {
      let prefix = path[..<depth]
      for bridge in bridges[owner]?[Array(path[depth...])] ?? [] {
        let target = prefix + bridge.dispatch.components.map(\.value)
        steps.append(BridgeStep(bridge: bridge, source: path, target: Array(target), isOwn: depth == 0))
      }
      guard let next = owner.children[path[depth]].flatMap(index.domain(of:)) else { break }
      owner = next
    }
    return steps
  }
}

extension Diagnostic {
  fileprivate static func bridgesForever(_ cycle: [BridgeStep]) -> Diagnostic {
    repeating(.error, "SK0640", cycle, "these bridges never end", remedy: "remove one, or give it a 'when'")
  }

  fileprivate static func bridgesInCycle(_ cycle: [BridgeStep]) -> Diagnostic {
    repeating(
      .warning,
      "SK0641",
      cycle,
      "these bridges form a cycle",
      remedy: "make sure that its 'when' ends it"
    )
  }

  fileprivate static func repeating(
    _ severity: Severity,
    _ code: String,
    _ cycle: [BridgeStep],
    _ what: String,
    remedy: String
  ) -> Diagnostic {
    let first = cycle.firstIndex(where: \.isOwn) ?? 0
    let steps = cycle[first...] + cycle[..<first]
    let path = (steps + steps.prefix(1)).map { $0.source.joined(separator: ".").shown }
    return Diagnostic(
      severity,
      code,
      "\(what) (\(path.joined(separator: " → "))): \(remedy)",
      at: cycle[first].bridge.location,
      notes: steps.dropFirst().map {
        Note(message: "\($0.source.joined(separator: ".").quoted) goes on here", location: $0.bridge.location)
      }
    )
  }
}
