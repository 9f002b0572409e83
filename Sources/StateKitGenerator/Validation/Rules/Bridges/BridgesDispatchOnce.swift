/// Two bridges do not make the same action from the same trigger, because the action would be sent twice.
///
/// A bridge can repeat a bridge of its own domain, or a bridge that a domain below declares for its own contents.
struct BridgesDispatchOnce: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    var search = RepeatedBridges(module)
    for bridge in module.domains.flatMap(\.bridges) {
      guard let first = search.first(repeatedBy: bridge) else { continue }
      diagnostics.report(.dispatchesTwice(bridge.schema, first: first.schema))
    }
  }
}

/// Finds bridges by their work. Only bridges with the same two actions are compared in full.
private struct RepeatedBridges {
  private let bridges: [BridgeEnds: [ResolvedBridge]]
  private var bridgesByWork: [BridgeEnds: [BridgeWork: [ResolvedBridge]]] = [:]
  /// The bridges checked so far, without those that repeat another bridge.
  private var earlier: [BridgeWork: [ResolvedBridge]] = [:]

  init(_ module: ResolvedModule) {
    self.bridges = Dictionary(grouping: module.allDomains.flatMap(\.bridges)) {
      BridgeEnds($0.schema, $0.domain)
    }
  }

  mutating func first(repeatedBy bridge: ResolvedBridge) -> ResolvedBridge? {
    let ends = BridgeEnds(bridge.schema, bridge.domain)
    let below = viewsBelow(ends)
    let isAlone = bridges[ends]?.count == 1 && !below.contains { bridges[$0.ends] != nil }
    guard !isAlone, let work = BridgeWork(bridge) else { return nil }
    if let equal = earlier[work, default: []].first(where: { canBothHold($0.schema.when, bridge.schema.when) }
    ) {
      return equal
    }
    earlier[work, default: []].append(bridge)
    return first(below, repeatedBy: bridge, work)
  }

  /// The same two actions as seen from the domains below that contain both actions.
  private func viewsBelow(_ ends: BridgeEnds) -> [(child: ResolvedChild, ends: BridgeEnds)] {
    var views: [(child: ResolvedChild, ends: BridgeEnds)] = []
    var ends = ends
    while let name = ends.sharedStep, let child = ends.domain.child(name)?.value {
      ends = ends.seen(from: child.domain)
      views.append((child, ends))
    }
    return views
  }

  private mutating func first(
    _ below: [(child: ResolvedChild, ends: BridgeEnds)],
    repeatedBy bridge: ResolvedBridge,
    _ work: BridgeWork
  ) -> ResolvedBridge? {
    var work = work
    var path: [String] = []
    for (child, ends) in below {
      guard let seen = work.seen(from: ends.domain, at: child) else { return nil }
      work = seen
      path.append(child.name)
      let equal = works(ends)[work, default: []]
      if let found = equal.first(where: { canBothHold($0.schema.when, bridge.schema.when, below: path) }) {
        return found
      }
    }
    return nil
  }

  private mutating func works(_ ends: BridgeEnds) -> [BridgeWork: [ResolvedBridge]] {
    if let works = bridgesByWork[ends] { return works }
    var works: [BridgeWork: [ResolvedBridge]] = [:]
    for bridge in bridges[ends, default: []] {
      if let work = BridgeWork(bridge) { works[work, default: []].append(bridge) }
    }
    bridgesByWork[ends] = works
    return works
  }

  /// Whether both conditions can hold at the same time: false for a condition and its opposite, or for two values of one
  /// property. The first condition is read in the domain at `path`.
  private func canBothHold(
    _ first: ConditionSchema?,
    _ second: ConditionSchema?,
    below path: [String] = []
  ) -> Bool {
    guard let first, let second else { return true }
    let tests = { (condition: ConditionSchema) in
      condition.conjuncts.compactMap { if case .test(let test) = $0 { test } else { nil } }
    }
    return !tests(first).contains { one in tests(second).contains { one.excludes($0, behind: path) } }
  }
}

extension Diagnostic {
  fileprivate static func dispatchesTwice(_ bridge: BridgeSchema, first: BridgeSchema) -> Diagnostic {
    let (on, action) = (bridge.on.text.quoted, bridge.dispatch.text.quoted)
    let areDifferent = first.when?.key() != bridge.when?.key()
    let isTwice =
      areDifferent && first.when != nil && bridge.when != nil
      ? "it comes twice where both conditions hold: join them in one bridge, {\"any\": […]}"
      : "it comes twice: remove one of them"
    return Diagnostic(
      .warning,
      "SK0643",
      "on \(on) another bridge dispatches \(action) with the same values, so that \(isTwice)",
      at: bridge.location,
      notes: [Note(message: "the other bridge is here", location: first.location)]
    )
  }
}
