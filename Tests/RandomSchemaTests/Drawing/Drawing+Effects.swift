extension Drawing {
  func drawEffects(of index: Int) {
    guard size != .huge, chance(30) else { return }
    let domain = schema.domains[index]
    let taken = Set(domain.requests.map(\.name))
    for name in pick(number(1...3), of: Words.lower, without: taken) {
      guard let effect = drawEffect(name, of: index) else { continue }
      schema.domains[index].effects.append(effect)
    }
  }

  private func drawEffect(_ name: String, of index: Int) -> DrawnEffect? {
    if chance(20), let effect = drawEventEffect(name, of: index) { return effect }
    let leaves = nameable(in: index)
    guard let on = pick(leaves.filter(\.isUnambiguous)) else { return nil }
    if chance(25), let effect = drawOngoing(name, of: index, on) { return effect }
    var effect = DrawnEffect(name: name, on: on)
    effect.documentation = drawDocumentation()
    effect.until = chance(30) ? pick(number(1...2), of: leaves) : []
    effect.kind = pick(["task", "stream", "fireAndForget", nil]) ?? nil
    effect.policy = chance(40) ? pick(["latest", "first", "every", "queue", "again"]) : nil
    let keys = on.payload.indices.filter { schema.conforms(on.payload[$0].type, .hashable) }.map(on.key)
    effect.id = chance(40) ? pick(keys + on.elements.map(\.name)) : nil
    if on.steps.isEmpty, let id = on.payload.indices.first(where: { on.key(at: $0) == effect.id }), chance(40)
    {
      effect.until = [drawEnd(of: index, naming: on.payload, upTo: id)]
    }
    effect.condition = drawCondition(of: index, on)
    effect.with = drawInputs(of: index, beside: on)
    if effect.policy == nil || effect.policy == "latest", chance(25) { effect.debounce = drawTime() }
    if effect.policy == "first", chance(50), !isDispatched(on) {
      effect.skipped = pick(leaves.filter { $0.payload.isEmpty && isKnown($0, from: on) && isDispatched($0) })
    }
    if chance(25) { effect.feeds = pick(leaves.filter(\.isUnambiguous)) }
    if on.payload.isEmpty, on.elements.isEmpty, chance(40) {
      let equal = leaves.filter { other in
        other.payload.isEmpty && other.elements.isEmpty && other.path != on.path
          && (effect.skipped == nil || !isDispatched(other))
      }
      effect.others = pick(number(1...2), of: equal)
    }
    guard effect.kind != "fireAndForget" else {
      drawAll(&effect, of: index)
      return effect
    }
    let given = leaves.filter { isKnown($0, from: on) }
    if chance(20) { drawTimer(&effect, among: given) }
    if effect.kind == "timer" { return effect }
    effect.output = chance(60) ? pick(given) : nil
    if chance(50) { effect.failure = drawFailure(of: index, among: given) }
    return effect
  }

  /// An effect that runs as long as a condition of the state holds.
  private func drawOngoing(_ name: String, of index: Int, _ leaf: DrawnLeaf) -> DrawnEffect? {
    let nothing = DrawnLeaf(domain: index, names: ["nothing"], payload: [])
    guard let condition = drawCondition(of: index, nothing) else { return nil }
    var effect = DrawnEffect(name: name, on: leaf)
    effect.isOngoing = true
    effect.condition = condition
    effect.documentation = drawDocumentation()
    effect.kind = pick(["task", "stream", "fireAndForget", nil]) ?? nil
    let given = nameable(in: index).filter { !$0.stepsToElement.contains(where: \.kind.hasElements) }
    if chance(30) { drawTimer(&effect, among: given) }
    if effect.kind == "timer" { return effect }
    effect.with = drawInputs(of: index, beside: nothing)
    if chance(25) { effect.feeds = pick(nameable(in: index).filter(\.isUnambiguous)) }
    if effect.kind == "fireAndForget" { return effect }
    effect.output = chance(60) ? pick(given) : nil
    if chance(50) { effect.failure = drawFailure(of: index, among: given) }
    return effect
  }

  /// Makes an effect a timer, if there is an action that it can send.
  func drawTimer(_ effect: inout DrawnEffect, among leaves: [DrawnLeaf]) {
    guard let output = pick(leaves.filter { $0.payload.isEmpty }) else { return }
    effect.kind = "timer"
    effect.interval = drawTime()
    effect.output = output
    effect.with = []
    effect.feeds = nil
  }

  func drawTime() -> String? { pick(["1ms", "300ms", "1.5s", "0.001s", "2min", "1h", "999999.999h"]) }

  /// Lets all actions of a domain start the effect, which can read none of their values.
  private func drawAll(_ effect: inout DrawnEffect, of index: Int) {
    guard effect.id == nil, effect.others.isEmpty, chance(40),
      effect.condition?.tests.contains(where: { $0.position != nil }) != true
    else { return }
    let child = chance(60) ? pick(schema.domains[index].children.filter { !$0.kind.hasElements }) : nil
    guard !schema.domains[child?.domain ?? index].ownLeaves(number: child?.domain ?? index).isEmpty else {
      return
    }
    effect.all = child.map { [$0] } ?? []
    effect.isOfBound = !schema.domains[child?.domain ?? index].binds.isEmpty && chance(40)
    // The action may be one of them, so that the work would be left out again and again.
    effect.skipped = nil
  }

  /// Whether an action's path goes only through elements that the path of the effect's trigger also goes
  /// through.
  private func isKnown(_ leaf: DrawnLeaf, from on: DrawnLeaf) -> Bool {
    let (steps, known) = (leaf.stepsToElement, on.stepsToElement)
    guard let last = steps.lastIndex(where: \.kind.hasElements) else { return true }
    return known.map(\.name).starts(with: steps[...last].map(\.name))
  }

  /// An action with one value, whose type belongs to its own module and becomes an `Error`.
  func drawFailure(of index: Int, among leaves: [DrawnLeaf]) -> DrawnLeaf? {
    let failing = leaves.filter { leaf in
      guard leaf.payload.count == 1 else { return false }
      switch leaf.payload[0].type {
      case .anyError: return true
      case .declared(let type): return schema.types[type].isUsed == schema.domains[index].isUsed
      default: return false
      }
    }
    guard let leaf = pick(failing) else { return nil }
    if case .declared(let type) = leaf.payload[0].type { schema.types[type].isFailure = true }
    return leaf
  }
}

extension DrawnLeaf {
  /// The steps, without the stack in which the leaf goes back: its elements are not on the path.
  var stepsToElement: ArraySlice<DrawnChild> { isPop ? steps.dropLast() : steps[...] }
}
