extension DrawnSchema {
  func json(ofDomain index: Int) -> JSON {
    let domain = domains[index]
    var members: [(String, JSON)] = []
    members.add("doc", domain.documentation)
    members.add("was", domain.was)
    if domain.isListed {
      let properties = domain.properties.map { ($0.name, JSON.string(text($0.type, isUsed: domain.isUsed))) }
      members.append(
        ("state", .object([("swift", .string(domain.state)), ("properties", .declarations(properties))]))
      )
    } else if domain.stateByHand != nil {
      members.add("state", domain.state)
    } else {
      members.add(
        "state",
        declarations: domain.properties.map { ($0.name, json(of: $0, isUsed: domain.isUsed)) }
      )
    }
    let actions = domain.actions.map { ($0.name, json(of: $0, ofDomain: index)) }
    if let byHand = domain.actionsByHand {
      members.append(("actions", .object([("swift", .string(byHand)), ("cases", .declarations(actions))])))
    } else {
      members.add("actions", declarations: actions)
    }
    members.add("binds", domain.binds.map(\.name))
    members.add("requests", declarations: domain.requests.map { ($0.name, json(of: $0, ofDomain: index)) })
    members.add(
      "children",
      declarations: domain.children.map { ($0.name, json(of: $0, isUsed: domain.isUsed)) }
    )
    members.add("reactions", domain.reactions.map { ($0.leaf.path, json(of: $0)) })
    members.add("effects", declarations: domain.effects.map { ($0.name, json(of: $0)) })
    if !domain.bridges.isEmpty { members.append(("bridges", .array(domain.bridges.map(json)))) }
    members.add("invariants", declarations: domain.invariants.map { ($0.name, json(of: $0)) })
    members.add("accessors", domain.ownAccessors?.rawValue)
    if let both = domain.ownConformances[.both] {
      members.add("conformances", both)
    } else if !domain.ownConformances.isEmpty {
      let parts = domain.ownConformances.map { ($0.rawValue, JSON.array($1.map(JSON.string))) }
      members.append(("conformances", .object(parts.sorted { $0.0 < $1.0 })))
    }
    members.add("wrapped", domain.isWrapped ? .bool(true) : nil)
    members.add("allow", allowances(of: domain))
    return .object(members)
  }

  private func json(of action: DrawnAction, ofDomain index: Int) -> JSON {
    var members: [(String, JSON)] = []
    let payload = json(of: action.payload, action.form, isUsed: domains[index].isUsed)
    if let payload { members.append(("payload", payload)) }
    members += json(of: action.change)
    members.add("reduce", action.reduce)
    if action.dismisses { members.append(("dismisses", .bool(true))) }
    members.add("visibility", action.visibility?.rawValue)
    members.add("sensitive", action.sensitive)
    members.add("doc", action.documentation)
    members.add("deprecated", action.deprecated)
    members.add(
      "allow",
      isDead(action, ofDomain: index) ? ["SK0690"] : removesNothing(action, ofDomain: index) ? ["SK0657"] : []
    )
    members.add("was", action.was)
    // A payload that is a string may replace the action's object.
    if members.count == 1, case .string = payload, let payload { return payload }
    return .object(members)
  }

  func json(of payload: [DrawnValue], _ form: DrawnPayloadForm, isUsed: Bool) -> JSON? {
    guard !payload.isEmpty else { return JSON.noPayload(form) }
    let texts = payload.map { text($0.type, isUsed: isUsed) }
    switch form {
    case .type:
      // A single value that is a tuple needs another pair of parentheses.
      return .string(texts[0].hasPrefix("(") && !texts[0].hasSuffix("?") ? "(\(texts[0]))" : texts[0])
    case .array: return .array(texts.map(JSON.string))
    case .object: return .declarations(zip(payload, texts).map { ($0.label ?? "", .string($1)) })
    case .list:
      let values = zip(payload, texts).map { value, text in value.label.map { "\($0): \(text)" } ?? text }
      return .string("(\(values.joined(separator: ", ")))")
    }
  }

  private func json(of change: DrawnChange) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    members.add(
      "set",
      change.assignments.map { ($0.property, json(of: $0.value)) }
        + change.parts.map { ($0.path, json(of: $0.value)) }
    )
    members.add("toggle", change.toggles)
    members.add("add", change.additions.map { ($0.property, json(of: $0.value)) })
    for key in ["append", "insert", "remove", "push"] {
      let entries = change.elements.filter { $0.key == key }.map(\.assignment)
      members.add(key, entries.map { ($0.property, json(of: $0.value)) })
    }
    members.add("pop", change.pops)
    return members
  }

  private func json(of source: DrawnSource) -> JSON {
    switch source {
    case .json(.string(let text), _): .string(text.escapedValue)
    case .json(let value, _): value
    case .payload(_, let key): .string("$\(key)")
    case .property(let path, _, _): .string("@\(path)")
    case .choice(let choice, _, let parts): choice.json(parts.map(json))
    }
  }

  private func json(of request: DrawnRequest, ofDomain index: Int) -> JSON {
    let domain = domains[index]
    var members: [(String, JSON)] = []
    if let input = json(of: request.input, .list, isUsed: domain.isUsed) { members.append(("input", input)) }
    if let output = json(of: request.output, .list, isUsed: domain.isUsed) {
      members.append(("output", output))
    }
    members.add("failure", request.failure.map { text(.declared($0), isUsed: domain.isUsed) })
    members.add("into", request.into)
    if request.dismisses { members.append(("success", .object([("dismisses", .bool(true))]))) }
    members.add("allow", request.dismisses && removesNothing(ofDomain: index) ? ["SK0657"] : [])
    members.add("policy", request.policy)
    members.add("debounce", request.debounce)
    members.add("skipped", request.skipped)
    members.add("with", request.with.map { ($0.label, JSON.string("@\($0.path)")) })
    members.add("when", request.condition.map(json))
    members.add("id", request.id.map { "$\(request.input[$0].label ?? String($0))" })
    members.add("until", request.until)
    members.add("was", request.was)
    members.add("doc", request.documentation)
    return .object(members)
  }

  private func json(of child: DrawnChild, isUsed: Bool) -> JSON {
    let domain = domains[child.domain]
    if domain.isOneOf {
      var members: [(String, JSON)] = []
      let cases = JSON.declarations(domain.children.map { ($0.name, json(ofCase: $0, isUsed: isUsed)) })
      members.append((child.kind == .stack ? "stack" : "oneOf", cases))
      members.add("initial", child.initial)
      members.add("was", child.was)
      return .object(members)
    }
    let name = (domain.isUsed && !isUsed ? "\(usedModule)." : "") + domain.name
    if child.kind == .one, !child.isWrittenOut, child.was.isEmpty, child.follows.isEmpty {
      return .string(name)
    }
    var members: [(String, JSON)] = [("domain", .string(name))]
    if child.kind != .one || child.isWrittenOut { members.add("kind", child.kind.rawValue) }
    addFollows(of: child, to: &members)
    members.add("was", child.was)
    return .object(members)
  }

  private func addFollows(of child: DrawnChild, to members: inout [(String, JSON)]) {
    for (key, isShared) in [("follows", false), ("shares", true)] {
      let entries = child.follows.filter { $0.isShared == isShared }
      members.add(key, entries.map { ($0.property, JSON.string($0.path)) })
    }
  }

  private func json(ofCase child: DrawnChild, isUsed: Bool) -> JSON {
    let domain = domains[child.domain]
    let name = (domain.isUsed && !isUsed ? "\(usedModule)." : "") + domain.name
    if !child.isWrittenOut, child.follows.isEmpty { return .string(name) }
    var members: [(String, JSON)] = [("domain", .string(name))]
    addFollows(of: child, to: &members)
    return .object(members)
  }

  private func json(of reaction: DrawnReaction) -> JSON {
    reaction.change.isEmpty ? .string("handler") : .object(json(of: reaction.change))
  }

  private func json(of effect: DrawnEffect) -> JSON {
    var members: [(String, JSON)] = []
    if effect.isOngoing {
      members.add("while", effect.condition.map(json))
    } else if let event = effect.event {
      members.append((event.word, json(of: event)))
      if effect.hasWhile { members.add("while", effect.condition.map(json)) }
    } else if let all = effect.all {
      members.add(
        "on",
        (all.map(\.name) + (effect.isOfBound ? ["binding"] : []) + ["*"]).joined(separator: ".")
      )
    } else {
      members.add("on", [effect.on] + effect.others)
    }
    members.add("until", effect.until)
    members.add("with", effect.with.map { ($0.label, JSON.string("@\($0.path)")) })
    if !effect.isOngoing, !effect.hasWhile { members.add("when", effect.condition.map(json)) }
    members.add("kind", effect.kind)
    members.add("interval", effect.interval)
    members.add("debounce", effect.debounce)
    members.add("feeds", effect.feeds)
    members.add("skipped", effect.skipped)
    members.add("output", effect.output)
    members.add("failure", effect.failure)
    members.add("policy", effect.policy)
    members.add("id", effect.id.map { "$\($0)" })
    members.add("doc", effect.documentation)
    return .object(members)
  }

  private func json(of event: DrawnEvent) -> JSON {
    switch event.paths.count {
    case 0: .bool(true)
    case 1: .string(event.paths[0])
    default: .array(event.paths.map(JSON.string))
    }
  }

  private func json(of condition: DrawnCondition) -> JSON {
    switch condition {
    case .test(let test):
      let path = JSON.string((test.isNegated ? "!" : "") + test.path)
      let value = test.value?.json ?? test.choice.map(JSON.string)
      return value.map { .object([("path", path), ("is", $0)]) } ?? path
    case .all(let parts): return .object([("all", .array(parts.map(json)))])
    case .any(let parts): return .object([("any", .array(parts.map(json)))])
    }
  }

  private func json(of invariant: DrawnInvariant) -> JSON {
    let holds = json(of: invariant.holds)
    if invariant.documentation == nil, invariant.was.isEmpty, case .string = holds { return holds }
    var members: [(String, JSON)] = [("holds", holds)]
    members.add("doc", invariant.documentation)
    members.add("was", invariant.was)
    return .object(members)
  }

  private func json(of bridge: DrawnBridge) -> JSON {
    var members: [(String, JSON)] = []
    members.add("on", [bridge.on] + bridge.others)
    members.add("dispatch", bridge.dispatch)
    members.add("to", bridge.isToEach ? "each" : nil)
    members.add("with", bridge.values.filter(\.isNamed).map { ($0.key, json(of: $0.source)) })
    members.add("when", bridge.condition.map(json))
    members.add("doc", bridge.documentation)
    return .object(members)
  }
}

extension String {
  /// The text as a value in `set`, `with` and `is`, where `$x` and `@x` are names.
  var escapedValue: String { hasPrefix("$") || hasPrefix("@") ? "\(prefix(1))\(self)" : self }
}

extension JSON {
  /// The spellings of an empty payload.
  fileprivate static func noPayload(_ form: DrawnPayloadForm) -> JSON? {
    switch form {
    case .list: nil
    case .type: .string("()")
    case .object: .declarations([])
    case .array: .array([])
    }
  }
}
