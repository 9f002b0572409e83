extension Drawing {
  /// An effect that an event of the state starts.
  func drawEventEffect(_ name: String, of index: Int) -> DrawnEffect? {
    guard let event = drawEvent(of: index) else { return nil }
    let nothing = DrawnLeaf(domain: index, names: ["nothing"], payload: [])
    var effect = DrawnEffect(name: name, on: nothing)
    effect.event = event
    effect.documentation = drawDocumentation()
    effect.condition = drawCondition(of: index, nothing)
    effect.with = drawInputs(of: index, beside: nothing).filter { $0.label != "id" }
    guard !event.paths.isEmpty || event.word != "onGone" else {
      effect.kind = "fireAndForget"
      return effect
    }
    effect.hasWhile = effect.condition != nil && chance(40)
    effect.kind = pick(["task", "stream", "fireAndForget", nil]) ?? nil
    let leaves = nameable(in: index)
    effect.until = chance(30) ? pick(number(1...2), of: leaves) : []
    effect.policy = chance(40) ? pick(["latest", "first", "every", "queue", "again"]) : nil
    if event.list != nil, chance(50) { effect.id = "id" }
    if effect.policy == nil || effect.policy == "latest", chance(25) { effect.debounce = drawTime() }
    let given = leaves.filter { !$0.stepsToElement.contains(where: \.kind.hasElements) }
    if chance(20) { drawTimer(&effect, among: given) }
    if effect.kind == "timer" || effect.kind == "fireAndForget" { return effect }
    effect.output = chance(60) ? pick(given) : nil
    if chance(50) { effect.failure = drawFailure(of: index, among: given) }
    return effect
  }

  private func drawEvent(of index: Int) -> DrawnEvent? {
    let domain = schema.domains[index]
    let turn = chance(50) ? "onMade" : "onGone"
    if chance(20) { return DrawnEvent(word: turn, paths: [], subject: .other) }
    if chance(40), let child = pick(domain.children.filter { $0.kind != .one }) {
      return DrawnEvent(word: turn, paths: [child.name], subject: subject(child))
    }
    if chance(25), let child = pick(domain.children) {
      return DrawnEvent(word: "onChange", paths: [child.name], subject: .other)
    }
    let readable = schema.readable(in: index).filter { property in
      schema.conforms(property.valueType, .equatable) && !schema.mayBeNaN(property.valueType)
    }
    var paths: Set<String> = []
    let picked = (0..<number(1...2)).compactMap { _ in pick(readable) }.filter {
      paths.insert($0.path).inserted
    }
    guard !picked.isEmpty else { return nil }
    return DrawnEvent(word: "onChange", paths: picked.map(\.path), subject: .values(picked.map(\.swift)))
  }

  private func subject(_ child: DrawnChild) -> DrawnEvent.Subject {
    let domain = schema.domains[child.domain]
    // The case tells one child of a one-of from another, too.
    if child.kind == .optional && domain.isOneOf { return .other }
    return .child(child, isIdentified: domain.properties.contains { $0.name == "id" })
  }
}

extension DrawnSchema {
  /// Whether a value of the type may be unequal to itself.
  func mayBeNaN(_ type: DrawnType) -> Bool {
    switch type {
    case .builtIn(let name): ["Double", "Float", "Float16", "CGFloat"].contains { name.contains($0) }
    case .optional(let inner), .array(let inner), .set(let inner), .closedRange(let inner): mayBeNaN(inner)
    case .dictionary(let key, let value): mayBeNaN(key) || mayBeNaN(value)
    case .result(let value, _): mayBeNaN(value)
    case .pair, .anyError, .declared, .state: true
    case .declaredID, .foreign, .foreignID: false
    }
  }
}
