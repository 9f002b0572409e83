/// A bridge that an action triggers, in the domain that sees the action or in a domain below it.
struct BridgeCrossing {
  let bridge: BridgeSchema
  /// The number of steps between the two domains.
  let depth: Int
  /// The action that the bridge dispatches.
  let result: PlacedAction
  /// The conditions for the bridge, and the values that must not be nil.
  let conditions: Set<String>
}

/// The removal of a child.
struct ChildRemoval {
  /// The path to the child.
  let place: [PlaceStep]
  /// The location of the `set` or of the `dismisses` that removes the child.
  let location: SourceLocation
  /// The bridge whose action, or a reaction to that action, removes the child. Nil for the trigger of all bridges.
  let crossing: BridgeCrossing?

  /// Whether the child is removed in every case in which another bridge fires.
  fileprivate func holds(for other: BridgeCrossing) -> Bool {
    crossing?.conditions.isSubset(of: other.conditions) ?? true
  }
}

/// A simulation of the bridges on one action: their actions in the order of handling, and the children removed so far.
struct BridgeRun {
  private let trigger: PlacedAction
  private let table: ChangeTable
  private var removals: [ChildRemoval] = []

  init(_ trigger: PlacedAction, _ table: ChangeTable) {
    self.trigger = trigger
    self.table = table
  }

  /// The domain's own bridges whose actions certainly do not find their child.
  mutating func misses() -> [(BridgeCrossing, ChildRemoval)] {
    var misses: [(BridgeCrossing, ChildRemoval)] = []
    handle(trigger, by: nil)
    let awayAtFirst = removals
    for crossing in table.crossings(of: trigger) {
      let place = trigger.steps[..<crossing.depth]
      // A domain that is removed derives no actions.
      if awayAtFirst.contains(where: { place.starts(with: $0.place) }) { continue }
      guard let removal = removals.first(where: { crossing.result.isBehind($0) && $0.holds(for: crossing) })
      else {
        handle(crossing.result, by: crossing)
        continue
      }
      if crossing.depth == 0 { misses.append((crossing, removal)) }
    }
    return misses
  }

  /// The children that are gone as soon as all domains have handled the trigger.
  mutating func removalsAtFirst() -> [ChildRemoval] {
    handle(trigger, by: nil)
    return removals
  }

  private mutating func handle(_ action: PlacedAction, by crossing: BridgeCrossing?) {
    for count in (0...action.steps.count).reversed() {
      let place = Array(action.steps[..<count])
      switch table.change(on: action, after: count) {
      case .handler: removals.removeAll { $0.place.starts(with: place) }
      case .set(let children, let made):
        // A child that is made anew is present for the following bridges.
        removals.removeAll { removal in
          removal.place.count > count && removal.place.starts(with: place)
            && made.contains(removal.place[count].name)
        }
        if !children.isEmpty, isHandled(action, after: count) {
          removals += children.map { child in
            let step = PlaceStep(name: child.value, mayBeAbsent: true, element: nil)
            return ChildRemoval(place: place + [step], location: child.location, crossing: crossing)
          }
        }
      }
      if let dismissal = action.action.dismissal, table.removesDismissed(on: action, after: count),
        isHandled(action, after: count)
      {
        let place = Array(action.steps[...count])
        removals.append(ChildRemoval(place: place, location: dismissal, crossing: crossing))
      }
    }
    if !removals.isEmpty, table.isHandled(above: trigger.domains[0], action.names, action.action) {
      removals = []
    }
  }

  /// Whether the domain after `count` steps is certain to react to an action, because the action found its child. The
  /// action's own domain needs no test: if it is absent, all domains below it are absent too.
  private func isHandled(_ action: PlacedAction, after count: Int) -> Bool {
    action.steps.indices[count...].allSatisfy { last in
      let way = action.steps[...last]
      let isThere = trigger.steps.starts(with: way) && !removals.contains { way.starts(with: $0.place) }
      return isThere || !action.steps[last].mayBeAbsent
    }
  }
}

extension PlacedAction {
  fileprivate func isBehind(_ removal: ChildRemoval) -> Bool { steps.starts(with: removal.place) }
}

extension ChangeTable {
  /// The bridges that an action triggers, in the order of execution: first the bridges of the lowest domains.
  fileprivate func crossings(of trigger: PlacedAction) -> [BridgeCrossing] {
    trigger.domains.indices.reversed().flatMap { depth in
      trigger.domains[depth].bridges
        .filter { $0.schema.on.names == Array(trigger.names[depth...]) }
        .compactMap { crossing($0, of: trigger, after: depth) }
    }
  }

  private func crossing(
    _ bridge: ResolvedBridge,
    of trigger: PlacedAction,
    after depth: Int
  ) -> BridgeCrossing? {
    guard let ends = bridge.ends, case .value(let arguments) = bridge.arguments else { return nil }
    let way = trigger.names[..<depth]
    func text(_ property: ResolvedPropertyPath) -> String {
      (way + property.steps.map(\.name)).joined(separator: ".")
    }
    let values =
      (ends.trigger.action.payload ?? []).indices.map { "$\($0)" }
      + trigger.steps[depth...].compactMap(\.element)
    var conditions = Set(bridge.schema.when?.conjuncts.map { $0.key(behind: way) } ?? [])
    for case (.property(let property, _), true) in arguments.flatMap(\.parts).map({
      ($0.source, $0.isUnwrapped)
    }) {
      conditions.insert(text(property) + "?")
    }
    func id(_ argument: ResolvedArgument) -> String {
      switch argument.source {
      case .payload(let position): values[position]
      case .property(let property, _): "@" + text(property)
      case .expression(let expression): "=" + expression
      case .enumCase(let made): "=\(made.name)(\(made.values.map { id($0.content) }.joined(separator: ", ")))"
      }
    }
    let elements = ends.result.elements
    let ids =
      bridge.schema.isToEach
      ? elements.map { _ in "each" } : arguments.suffix(elements.count).map(id)
    let schema = bridge.schema
    let result = PlacedAction(ends.result, at: schema.dispatch, in: bridge.domain, ids: ids)
    return BridgeCrossing(
      bridge: schema,
      depth: depth,
      result: result.behind(depth, of: trigger),
      conditions: conditions
    )
  }
}
