/// Bridges do not form a cycle, unless a `when` in the cycle can end it.
///
/// A cycle is found in the domain that contains all its actions; one of the bridges is that domain's own.
struct BridgesEnd: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A domain that contains itself has infinitely many paths.
    guard DomainsAreFinite.cycles(in: module).isEmpty else { return }
    let table = BridgeSteps(module)
    for domain in module.domains where !domain.bridges.isEmpty {
      let all = cycles(domain, table, withConditions: true)
      // Most bridges are in no cycle, with conditions or without.
      if all.isEmpty { continue }
      for cycle in cycles(domain, table, withConditions: false) { diagnostics.report(.bridgesForever(cycle)) }
      for cycle in all where cycle.contains(where: { $0.bridge.when != nil }) {
        diagnostics.report(.bridgesInCycle(cycle))
      }
    }
  }

  private func cycles(
    _ domain: ResolvedDomain,
    _ table: BridgeSteps,
    withConditions: Bool
  ) -> [[BridgeStep]] {
    var cycles: [[BridgeStep]] = []
    var search = CycleSearch<[String], BridgeStep>(
      steps: { path in
        table.steps(from: path, in: domain)
          .filter { withConditions || $0.bridge.when == nil }
          .map { ($0, $0.target) }
      },
      found: { cycle in
        if cycle.contains(where: { $0.isOwn }) { cycles.append(cycle) }
      }
    )
    for bridge in domain.bridges { search.visit(bridge.schema.on.names) }
    return cycles
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
