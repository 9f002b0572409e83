extension DomainFactsText {
  /// The function `bridged`: descendants' bridges come first, then the domain's own.
  var bridged: String {
    let lines =
      domain.children.filter { schema.hasBridges(in: $0.domain) }.map(below) + domain.bridges.map(own)
    let body =
      lines.isEmpty
      ? "    return []"
      : "    var bridged: [Derived<\(action)>] = []\n\(lines.joined(separator: "\n"))\n    return bridged"
    return """
        @available(*, deprecated)
        static func bridged(_ action: \(action), _ before: \(state), _ state: \(state)) -> [Derived<\(action)>] {
      \(body)
        }
      """
  }

  private func below(_ child: DrawnChild) -> String {
    let name = SwiftText.name(child.name)
    let made = "\(action).\(name)"
    switch child.kind {
    case .one:
      return """
            if case .\(name)(let inner) = action {
              bridged += \(facts(of: child)).bridged(inner, before.\(name), state.\(name)).map {
                $0.inside({ \(made)($0) }, { $0.\(name) })
              }
            }
        """
    case .optional:
      return below(child, "case .\(name)(let inner) = action", at: "", "inner", embed: "{ \(made)($0) }")
    case .each:
      return below(
        child,
        "case .\(name)(let inner) = action",
        at: "[id: inner.id]",
        "inner.action",
        embed: "{ \(made)(id: inner.id, action: $0) }"
      )
    case .stack:
      return below(
        child,
        "case .\(name)(.element(let id, let inner)) = action",
        at: "[id: id]",
        "inner",
        embed: "{ \(made)(id: id, action: $0) }"
      )
    }
  }

  /// The bridges of a child that may be absent. They are those of the child that was there before: another `id` is that of
  /// another child.
  private func below(_ child: DrawnChild, _ match: String, at place: String, _ inner: String, embed: String)
    -> String
  {
    let part = "\(SwiftText.name(child.name))\(place)"
    let isIdentified = schema.domains[child.domain].properties.contains { $0.name == "id" }
    let isSame = isIdentified ? ", after.id == old.id" : ""
    return """
          if \(match), let old = before.\(part), let after = state.\(part)\(isSame) {
            bridged += \(facts(of: child)).bridged(\(inner), old, after).map {
              $0.inside(\(embed), { $0.\(part) }, isSame: \(isIdentified ? "{ $0.id == old.id }" : "nil"))
            }
          }
      """
  }

  private func facts(of child: DrawnChild) -> String { "\(schema.domains[child.domain].name)Facts" }

  private func own(_ bridge: DrawnBridge) -> String {
    ([bridge.on] + bridge.others).map { own(bridge, from: $0) }.joined(separator: "\n")
  }

  private func own(_ bridge: DrawnBridge, from leaf: DrawnLeaf) -> String {
    let used = bridge.values.flatMap(\.source.positions)
    var (conditions, ids) = match(leaf, binding: used, bridge.condition)
    var values: [String] = []
    for (number, value) in bridge.values.enumerated() {
      if case .property(_, let swift, true) = value.source {
        conditions.append("let property\(number) = state.\(swift)")
        values.append("property\(number)")
      } else {
        values.append(expression(value.source, leaf, ids))
      }
    }
    return """
          if \(conditions.joined(separator: ", ")) {
            \(bridge.isToEach ? toEach(bridge.dispatch, values) : append(bridge.dispatch, values))
          }
      """
  }

  private func expression(_ source: DrawnSource, _ leaf: DrawnLeaf, _ ids: [String]) -> String {
    switch source {
    case .json(_, let swift): return swift
    case .payload(let position, _):
      let count = leaf.payload.count
      return position < count ? "value\(position)" : ids[position - count]
    case .property(_, let swift, _): return "state.\(swift)"
    case .choice(let choice, let type, let parts):
      return schema.swift(choice, of: type, parts.map { expression($0, leaf, ids) })
    }
  }

  /// The conditions that match an action, with the used values of its payload as `value0`, `value1` …, and that hold; then
  /// the ids of the elements on its path.
  private func match(_ leaf: DrawnLeaf, binding used: [Int], _ condition: DrawnCondition?)
    -> (conditions: [String], ids: [String])
  {
    var conditions: [String] = []
    var current = "action"
    var ids: [String] = []
    for (number, step) in leaf.steps.enumerated() {
      conditions.append("case .\(SwiftText.name(step.name))(let step\(number)) = \(current)")
      current = "step\(number)"
      if leaf.isPop, number == leaf.steps.count - 1 { continue }
      if step.kind == .stack {
        conditions.append("let element\(number) = step\(number).element")
        current = "element\(number)"
      }
      if step.kind.hasElements {
        ids.append("\(current).id")
        current += ".action"
      }
    }
    if leaf.isPhase {
      conditions.append("case .\(SwiftText.name(leaf.names[0]))(let phase) = \(current)")
      current = "phase"
    }
    let name = SwiftText.name(leaf.names[leaf.names.count - 1])
    let all = Set(used + (condition?.tests.compactMap(\.position) ?? []))
    conditions.append("case .\(name)\(pattern(leaf, binding: all)) = \(current)")
    if let condition { conditions.append(text(condition)) }
    return (conditions, ids)
  }

  /// The function `started`: the names of the domain's own requests and effects that an action starts.
  var started: String {
    let requests = domain.requests.map { request in
      let leaf = DrawnLeaf(domain: index, names: [request.name, "request"], payload: request.input)
      return line(starting: request.name, by: leaf, request.condition)
    }
    let effects = domain.effects.flatMap { effect in
      schema.triggers(of: effect, in: index).map { line(starting: effect.name, by: $0, effect.condition) }
    }
    let lines = requests + effects
    let body =
      lines.isEmpty
      ? "    return []"
      : "    var started: [Swift.String] = []\n\(lines.joined(separator: "\n"))\n    return started"
    return """
        @available(*, deprecated)
        static func started(_ action: \(action), _ state: \(state)) -> [Swift.String] {
      \(body)
        }
      """
  }

  /// The function `ongoing`: the names of the domain's own effects with `while` that run in a state.
  var ongoing: String {
    let lines = domain.effects.filter(\.isOngoing).compactMap { effect in
      effect.condition.map { "    if \(text($0)) { ongoing.append(\"\(effect.name)\") }" }
    }
    let body =
      lines.isEmpty
      ? "    return []"
      : "    var ongoing: [Swift.String] = []\n\(lines.joined(separator: "\n"))\n    return ongoing"
    return """
        @available(*, deprecated)
        static func ongoing(_ state: \(state)) -> [Swift.String] {
      \(body)
        }
      """
  }

  /// The function `broken`: the names of the domain's own invariants that do not hold in a state.
  var broken: String {
    let lines = domain.invariants.map { "    if !(\(text($0.holds))) { broken.append(\"\($0.name)\") }" }
    let body =
      lines.isEmpty
      ? "    return []"
      : "    var broken: [Swift.String] = []\n\(lines.joined(separator: "\n"))\n    return broken"
    return """
        static func broken(_ state: \(state)) -> [Swift.String] {
      \(body)
        }
      """
  }

  /// The function `events`: the names of the domain's own effects that a change of the state starts, as often as it does.
  var events: String {
    let lines = domain.effects.compactMap { effect in
      effect.event.flatMap { event in
        line(event, "events.append(\"\(effect.name)\")", effect.condition.map(text) ?? "true")
      }
    }
    let body =
      lines.isEmpty
      ? "    return []"
      : "    var events: [Swift.String] = []\n\(lines.joined(separator: "\n"))\n    return events"
    return """
        @available(*, deprecated)
        static func events(_ before: \(state), _ state: \(state)) -> [Swift.String] {
      \(body)
        }
      """
  }

  /// The names of the domain's own effects of which only the runtime knows whether they start.
  var unknownEvents: [String] {
    domain.effects.filter { effect in
      if case .other? = effect.event?.subject { true } else { false }
    }.map(\.name)
  }

  private func line(_ event: DrawnEvent, _ append: String, _ condition: String) -> String? {
    switch event.subject {
    case .other: return nil
    case .values(let values):
      let changes = values.map { "before.\($0) != state.\($0)" }
      return "    if [\(changes.joined(separator: ", "))].contains(true), \(condition) { \(append) }"
    case .child(let child, let isIdentified):
      let name = SwiftText.name(child.name)
      let (now, then) = event.word == "onMade" ? ("state", "before") : ("before", "state")
      switch child.kind {
      case .each:
        return
          "    for part in \(now).\(name) where \(then).\(name)[id: part.id] == nil && \(condition) { \(append) }"
      case .stack:
        return
          "    for id in \(now).\(name).ids where !\(then).\(name).ids.contains(id) && \(condition) { \(append) }"
      case .one, .optional:
        let isOther = isIdentified ? "\(then).\(name)?.id != part.id" : "\(then).\(name) == nil"
        return "    if let part = \(now).\(name), \(isOther), \(condition) { _ = part; \(append) }"
      }
    }
  }

  private func line(starting name: String, by leaf: DrawnLeaf, _ condition: DrawnCondition?) -> String {
    "    if \(match(leaf, binding: [], condition).conditions.joined(separator: ", ")) { started.append(\"\(name)\") }"
  }

  /// An action for each element on the path.
  private func toEach(_ leaf: DrawnLeaf, _ values: [String]) -> String {
    var place = "state"
    var opened = ""
    var ids: [String] = []
    for (number, step) in leaf.steps.enumerated() {
      place += ".\(SwiftText.name(step.name))"
      let part = "part\(number)"
      switch step.kind {
      case .one: continue
      case .optional: opened += "if let \(part) = \(place) { _ = \(part); "
      case .each:
        opened += "for \(part) in \(place) { "
        ids.append("\(part).id")
      // Going back concerns the stack as a whole.
      case .stack where leaf.isPop && number == leaf.steps.count - 1: continue
      case .stack:
        opened += "for (id\(number), \(part)) in Swift.zip(\(place).ids, \(place)) { _ = \(part); "
        ids.append("id\(number)")
      }
      place = part
    }
    let end = String(repeating: " }", count: opened.count { $0 == "{" })
    return "\(opened)\(append(leaf, values + ids))\(end)"
  }

  private func append(_ leaf: DrawnLeaf, _ values: [String]) -> String {
    "bridged.append(Derived(action: \(dispatched(leaf, values))))"
  }

  private func pattern(_ leaf: DrawnLeaf, binding used: Set<Int>) -> String {
    let names = leaf.payload.indices.map { used.contains($0) ? "let value\($0)" : "_" }
    guard names.contains(where: { $0 != "_" }) else { return "" }
    return "(\(names.joined(separator: ", ")))"
  }

  private func text(_ condition: DrawnCondition) -> String {
    switch condition {
    case .test(let test): text(test)
    case .all(let parts): "\(texts(parts)).contains(false) == false"
    case .any(let parts): "\(texts(parts)).contains(true)"
    }
  }

  private func texts(_ parts: [DrawnCondition]) -> String {
    "[\(parts.map { "{ \(text($0)) }()" }.joined(separator: ", "))]"
  }

  private func text(_ test: DrawnCondition.Test) -> String {
    if let choice = test.choice {
      let pattern = test.isOptional ? ".some(.\(SwiftText.name(choice)))" : ".\(SwiftText.name(choice))"
      let (found, other) = test.isNegated ? ("false", "true") : ("true", "false")
      let absent = test.isOptional ? "if \(test.swift) == nil { return false }; " : ""
      return
        "({ () -> Swift.Bool in \(absent)if case \(pattern) = \(test.swift) { return \(found) }; return \(other) }())"
    }
    guard let value = test.value else { return "\(test.swift) == \(test.isNegated ? "false" : "true")" }
    let isThere =
      value.swift == "nil"
      ? test.holder.map { ["\($0) != nil"] } ?? []
      : (test.isOptional ? ["\(test.swift) != nil"] : [])
        + (test.isOtherOptional ? ["\(value.swift) != nil"] : [])
    let comparison = "\(test.swift) \(test.isNegated ? "!=" : "==") \(value.swift)"
    return "(\((isThere + [comparison]).joined(separator: " && ")))"
  }

  /// An action with the payload's values, then the ids of the elements on the path.
  private func dispatched(_ leaf: DrawnLeaf, _ values: [String]) -> String {
    var ids = values.dropFirst(leaf.payload.count)
    let arguments = schema.arguments(leaf.payload, Array(values.prefix(leaf.payload.count)))
    var text = ""
    var end = ""
    for (number, step) in leaf.steps.enumerated() {
      let domain = number == 0 ? action : ""
      let isElement = step.kind.hasElements && !(leaf.isPop && number == leaf.steps.count - 1)
      let id = isElement ? "id: \(ids.popFirst() ?? ""), action: " : ""
      text += "\(domain).\(SwiftText.name(step.name))(\(id)"
      end += ")"
    }
    let start = leaf.steps.isEmpty ? action : ""
    let names = leaf.names.map(SwiftText.name)
    let case_ = leaf.isPhase ? "\(names[0])(.\(names[1])\(arguments))" : "\(names[0])\(arguments)"
    return "\(text)\(start).\(case_)\(end)"
  }
}

extension DrawnEffect {
  /// Whether its closure takes the values of an action.
  var hasPayload: Bool { all == nil && !isOngoing && event == nil }
}

extension DrawnSchema {
  /// The actions that start an effect of a domain.
  func triggers(of effect: DrawnEffect, in domain: Int) -> [DrawnLeaf] {
    if effect.isOngoing || effect.event != nil { return [] }
    guard let way = effect.all else { return [effect.on] + effect.others }
    let end = way.last?.domain ?? domain
    let leaves = domains[end].ownLeaves(number: end).filter { !effect.isOfBound || $0.names[0] == "binding" }
    return leaves.map { leaf in
      way.reversed().reduce(leaf) { $0.below($1) }
    }
  }

  fileprivate func hasBridges(in domain: Int) -> Bool {
    !domains[domain].bridges.isEmpty || domains[domain].children.contains { hasBridges(in: $0.domain) }
  }
}
