/// No two bridges make the same action out of one, as it would come twice.
///
/// A bridge repeats one of its own domain, or one that a domain below declares for what is in it.
struct BridgesDispatchOnce: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    var search = RepeatedBridges(index)
    for domain in index.domains {
      for bridge in domain.schema.bridges.compactMap({ index.bridge($0, of: domain) }) {
        guard let first = search.first(repeatedBy: bridge) else { continue }
        diagnostics.report(.dispatchesTwice(bridge, first: first))
      }
    }
  }
}

/// Finds bridges by what they make out of what.
private struct RepeatedBridges {
  private let index: SchemaIndex
  private let bridges: [BridgeWork: [BridgeSchema]]
  /// Those of which the rule has heard, without those that repeat one.
  private var earlier: [BridgeWork: [BridgeSchema]] = [:]

  init(_ index: SchemaIndex) {
    self.index = index
    var bridges: [BridgeWork: [BridgeSchema]] = [:]
    for domain in index.domains + index.modules.flatMap(\.domains) {
      for bridge in domain.schema.bridges.compactMap({ index.bridge($0, of: domain) }) {
        if let work = BridgeWork(bridge, index) { bridges[work, default: []].append(bridge.schema) }
      }
    }
    self.bridges = bridges
  }

  mutating func first(repeatedBy bridge: ResolvedBridge) -> BridgeSchema? {
    guard let work = BridgeWork(bridge, index) else { return nil }
    if let equal = earlier[work, default: []].first(where: { canBothHold($0.when, bridge.schema.when) }) {
      return equal
    }
    earlier[work, default: []].append(bridge.schema)
    return firstBelow(bridge, work)
  }

  private func firstBelow(_ bridge: ResolvedBridge, _ work: BridgeWork) -> BridgeSchema? {
    var work = work
    var way: [String] = []
    for (child, other) in zip(bridge.trigger.children, bridge.result.children) {
      guard child.name.value == other.name.value, let domain = index.domain(of: child),
        let below = work.seen(from: domain, at: child)
      else { return nil }
      work = below
      way.append(child.name.value)
      let found = bridges[work, default: []].first { canBothHold($0.when, bridge.schema.when, below: way) }
      if let found { return found }
    }
    return nil
  }

  /// Whether the two are anything but a condition and its opposite. The first one is read `way` below the second.
  private func canBothHold(
    _ first: ConditionSchema?,
    _ second: ConditionSchema?,
    below way: [String] = []
  ) -> Bool {
    guard let first, let second, first.isNegated != second.isNegated else { return true }
    return way + first.path.names != second.path.names
  }
}

/// The two actions of a bridge, and what each value of the second is given.
private struct BridgeWork: Hashable {
  private enum Source: Hashable {
    case payload(String)
    case property([String])
    case expression(String)
  }

  private var domain: DomainEntry
  private var on: [String]
  private var dispatch: [String]
  private var values: [String: Source]

  /// Nil where a value is missing or does not fit, which another rule reports.
  init?(_ bridge: ResolvedBridge, _ index: SchemaIndex) {
    guard let given = bridge.trigger.values, let wanted = bridge.result.values,
      let arguments = index.arguments(of: bridge, reportingTo: DiagnosticCollector())
    else { return nil }
    let sources = arguments.map { argument in
      switch argument.source {
      case .payload(let position): Source.payload(given.keys[position])
      case .property(let property): Source.property(property.steps.map(\.name))
      case .expression(let expression): Source.expression(expression)
      }
    }
    domain = bridge.domain
    on = bridge.schema.on.names
    dispatch = bridge.schema.dispatch.names
    values = Dictionary(zip(wanted.keys, sources)) { first, _ in first }
  }

  /// The same as a child's domain would declare it; nil where that could not.
  func seen(from domain: DomainEntry, at child: ChildSchema) -> BridgeWork? {
    var below = self
    below.domain = domain
    below.on.removeFirst()
    below.dispatch.removeFirst()
    let name = child.name.value
    // A domain below sends its actions to the element that it is.
    if child.kind == .each {
      guard below.values.removeValue(forKey: name) == .payload(name) else { return nil }
    }
    for case (let key, .property(let path)) in values where key != name || child.kind != .each {
      guard path.first == name else { return nil }
      below.values[key] = .property(Array(path.dropFirst()))
    }
    return below
  }
}

extension PathSchema {
  /// The components without their places.
  fileprivate var names: [String] { components.map(\.value) }
}
