/// Bridges do not form a cycle, unless a `when` in the cycle can end it. They do not lead from an action of `skipped`
/// to another start of the same work either.
///
/// A cycle is found in the domain that contains all its actions; one of the bridges is that domain's own.
struct BridgesEnd: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A domain that contains itself has infinitely many paths.
    guard DomainsAreFinite.cycles(in: module).isEmpty else { return }
    let table = DerivedSteps(module)
    for domain in module.domains {
      for cycle in endlessStarts(domain, table) { diagnostics.report(.startsForever(cycle)) }
      if domain.bridges.isEmpty { continue }
      let all = cycles(domain, table, withConditions: true)
      // Most bridges do not belong to a cycle, not even to one with conditions.
      if all.isEmpty { continue }
      for cycle in cycles(domain, table, withConditions: false) { diagnostics.report(.bridgesForever(cycle)) }
      for cycle in all where cycle.contains(where: \.isConditional) {
        diagnostics.report(.bridgesInCycle(cycle))
      }
    }
  }

  private func cycles(
    _ domain: ResolvedDomain,
    _ table: DerivedSteps,
    withConditions: Bool,
    withSkippedWork: Bool = false
  ) -> [[DerivedStep]] {
    var cycles: [[DerivedStep]] = []
    var search = CycleSearch<[String], DerivedStep>(
      steps: { path in
        table.steps(from: path, in: domain, withSkippedWork: withSkippedWork)
          .filter { withConditions || !$0.isConditional }
          .map { ($0, $0.target) }
      },
      found: { cycle in
        if cycle.contains(where: { $0.isOwn }) { cycles.append(cycle) }
      }
    )
    for bridge in domain.bridges { search.visit(bridge.schema.on.names) }
    if withSkippedWork { for start in table.skipped.starts(in: domain) { search.visit(start) } }
    return cycles
  }

  /// The cycles in which the action of `skipped` leads to another start of the work, which is then skipped, too.
  private func endlessStarts(_ domain: ResolvedDomain, _ table: DerivedSteps) -> [[DerivedStep]] {
    if table.skipped.isEmpty { return [] }
    return cycles(domain, table, withConditions: false, withSkippedWork: true).filter { cycle in
      cycle.contains { $0.skipped != nil } && cycle.indices.allSatisfy { repeats(cycle, at: $0) }
    }
  }

  /// Whether the start is skipped again after a round: no action of the cycle ends the work, and the value to which the
  /// policy applies comes back.
  private func repeats(_ cycle: [DerivedStep], at position: Int) -> Bool {
    guard let step = cycle[position].skipped else { return true }
    guard !cycle.contains(where: { step.ends.contains($0.source) }) else { return false }
    guard let id = step.work.id else { return true }
    let others = cycle[(position + 1)...] + cycle[..<position]
    return others.reduce(step.work.carried) { $1.labels(handedOn: $0) }.contains(id)
  }
}

extension Diagnostic {
  fileprivate static func startsForever(_ cycle: [DerivedStep]) -> Diagnostic {
    let work = cycle.lazy.compactMap(\.skipped).first?.work.name.value ?? ""
    return repeating(
      .error,
      "SK0645",
      cycle,
      "a start of \(work.quoted) that is left out leads to the next one",
      remedy: "let the action of 'skipped' lead to no start"
    )
  }

  fileprivate static func bridgesForever(_ cycle: [DerivedStep]) -> Diagnostic {
    repeating(.error, "SK0640", cycle, "these bridges never end", remedy: "remove one, or give it a 'when'")
  }

  fileprivate static func bridgesInCycle(_ cycle: [DerivedStep]) -> Diagnostic {
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
    _ cycle: [DerivedStep],
    _ what: String,
    remedy: String
  ) -> Diagnostic {
    // A skipped start is preferred as the first step.
    let first =
      cycle.firstIndex { $0.isOwn && $0.skipped != nil } ?? cycle.firstIndex(where: \.isOwn) ?? 0
    let steps = cycle[first...] + cycle[..<first]
    let path = (steps + steps.prefix(1)).map { $0.source.joined(separator: ".").shown }
    return Diagnostic(
      severity,
      code,
      "\(what) (\(path.joined(separator: " → "))): \(remedy)",
      at: cycle[first].location,
      notes: steps.dropFirst().map {
        Note(message: "\($0.source.joined(separator: ".").quoted) goes on here", location: $0.location)
      }
    )
  }
}
