extension DomainFactsText {
  /// Checks that changes are made, and no more.
  var changeChecks: [String] {
    let step = max(1, domain.actions.count / 60)
    let own = domain.actions.enumerated().flatMap { leaf, action -> [String] in
      guard !action.change.isEmpty, leaf % step == 0 else { return [] }
      let values = schema.samples(action.payload, 0)
      let undone = action.change.properties.map {
        "after.\(SwiftText.name($0)) = before.\(SwiftText.name($0))"
      }
      return isChanged(leaf, action.change, values) + isChanged(leaf, action.change, values, from: 1) + [
        "laws.change(\(leaf), undo: { (before: \(state), after: inout \(state)) in \(undone.joined(separator: "; ")) })"
      ]
    }
    let reactions = domain.reactions.flatMap { reaction -> [String] in
      guard let leaf = leaves.firstIndex(where: reaction.leaf.isSame) else { return [] }
      let values = schema.samples(of: reaction.leaf, 0) + reaction.leaf.elements.map(idSample)
      var change = reaction.change
      // The action removes elements of the same child, too.
      if reaction.leaf.dismisses || reaction.leaf.isPop, let child = reaction.leaf.steps.first {
        change.elements.removeAll { $0.assignment.property == child.name }
        change.parts.removeAll { $0.root == child.name }
        change.pops.removeAll { $0 == child.name }
      }
      return isChanged(leaf, change, values)
    }
    return own + reactions + domain.binds.flatMap(isSet)
  }

  /// Checks that a bound property is set, and no other. An own reaction may change it again.
  private func isSet(_ property: DrawnProperty) -> [String] {
    guard let leaf = ownLeaves.firstIndex(where: { $0.names == ["binding", property.name] }),
      !domain.reactions.contains(where: { $0.leaf.isSame(as: ownLeaves[leaf]) })
    else { return [] }
    let name = SwiftText.name(property.name)
    let value = DrawnSource.payload(0, key: "0")
    let change = DrawnChange(
      assignments: [DrawnChange.Assignment(property: property.name, type: property.type, value: value)]
    )
    let undone = "after.\(name) = before.\(name)"
    return isChanged(leaf, change, schema.samples(ownLeaves[leaf].payload, 0)) + [
      "laws.change(\(leaf), undo: { (before: \(state), after: inout \(state)) in \(undone) })",
      "laws.bound(\(leaf)) { (store: Store<\(state), \(action)>) -> Swift.Void in store.set(\\.\(name), to: \(schema.samples(ownLeaves[leaf].payload, 0)[0])) }",
    ]
  }

  private func isChanged(
    _ leaf: Int,
    _ change: DrawnChange,
    _ values: [String],
    from number: Int = 0
  ) -> [String] {
    var conditions: [String] = []
    var ends: [String] = []
    for assignment in change.assignments {
      let name = SwiftText.name(assignment.property)
      let child = domain.children.first { $0.name == assignment.property }
      if child != nil, case .json(.null, _) = assignment.value {
        conditions.append("after.\(name) == nil")
      } else if let child {
        let part = child.kind == .optional ? "after.\(name)!" : "after.\(name)"
        let made = expression(assignment.value, values)
        conditions.append("\(schema.domains[child.domain].name)Facts.isSame(\(part), \(made))")
      } else if schema.conforms(assignment.type, .equatable) {
        conditions.append("after.\(name) == \(expression(assignment.value, values))")
      }
    }
    for part in change.parts where part.type.map({ schema.conforms($0, .equatable) }) != false {
      conditions.append(part.condition(expression(part.value, values), values))
    }
    for property in change.toggles.map(SwiftText.name) {
      conditions.append("after.\(property) != before.\(property)")
    }
    for assignment in change.additions {
      let name = SwiftText.name(assignment.property)
      let amount = expression(assignment.value, values)
      conditions.append("after.\(name) == Sum.of(before.\(name), \(amount))")
      guard assignment.type.isInteger else { continue }
      ends.append(
        """
        laws.change(\(leaf), from: \(number), prepare: { (state: inout \(state)) in state.\(name) = .max }) { (before: \(state), after: \(state)) -> Swift.Bool in
              after.\(name) == Sum.of(before.\(name), \(amount))
            }
        """
      )
    }
    conditions += change.elements.compactMap { elementCondition($0.key, $0.assignment, values) }
    for stack in change.pops.map(SwiftText.name) {
      conditions.append("after.\(stack).elements.count == Swift.max(0, before.\(stack).elements.count - 1)")
    }
    return conditions.map {
      "laws.change(\(leaf), from: \(number)) { (before: \(state), after: \(state)) -> Swift.Bool in \($0) }"
    } + ends
  }

  /// The condition that an element was added or removed; nil if the elements cannot be compared.
  private func elementCondition(_ key: String, _ assignment: DrawnChange.Assignment, _ values: [String])
    -> String?
  {
    let name = SwiftText.name(assignment.property)
    let value = expression(assignment.value, values)
    guard let child = domain.children.first(where: { $0.name == assignment.property }) else {
      guard schema.conforms(assignment.type, .equatable) else {
        return "after.\(name).count == before.\(name).count + 1"
      }
      let domain = domain.properties.first { $0.name == assignment.property }
      let isSet = if case .set = domain?.type { true } else { false }
      switch key {
      case "remove": return "!after.\(name).contains(\(value))"
      case "append" where isSet: return "after.\(name) == before.\(name).union([\(value)])"
      case "append": return "after.\(name) == before.\(name) + [\(value)]"
      default: return "after.\(name) == [\(value)] + before.\(name)"
      }
    }
    if key == "remove" { return "!after.\(name).contains(id: \(value))" }
    let facts = "\(schema.domains[child.domain].name)Facts"
    if key == "push" {
      return "\(facts).isSame(after.\(name).elements.last!, \(value))"
    }
    let place = key == "insert" ? "0" : "after.\(name).elements.count - 1"
    return
      "{ (made: \(schema.domains[child.domain].state)) -> Swift.Bool in \(facts).isSame(after.\(name)[id: made.id]!, made) && (before.\(name).contains(id: made.id) || after.\(name).elements[\(place)].id == made.id) }(\(value))"
  }

  private func expression(_ source: DrawnSource, _ values: [String]) -> String {
    switch source {
    case .json(_, let swift): swift
    case .payload(let position, _): values[position]
    case .property(_, let swift, _): swift
    case .choice(let choice, let type, let parts):
      schema.swift(choice, of: type, parts.map { expression($0, values) })
    }
  }

  /// Checks that `into` stores the result of a request.
  var requestChecks: [String] {
    domain.requests.flatMap { request -> [String] in
      // Whether it loads depends on the samples; `started` says whether the work begins.
      guard request.condition == nil, let into = request.into,
        let first = ownLeaves.firstIndex(where: { $0.names[0] == request.name })
      else { return [] }
      let id = request.id.map { "[\(schema.sample(request.input[$0].type, 0, at: $0))]?" } ?? ""
      let property = "state.\(SwiftText.name(into))\(id)"
      var checks = [run([first], "\(property).isLoading == true")]
      if request.output.isEmpty {
        checks.append(run([first, first + 1], "\(property).isLoaded == true"))
      } else if schema.conforms(request.output[0].type, .equatable) {
        let value = schema.samples(request.phases[1].payload, 0)[request.carried.count]
        checks.append(run([first, first + 1], "\(property).value == \(value)"))
      }
      if request.failure != nil { checks.append(run([first, first + 2], "\(property).failure != nil")) }
      checks.append(run([first, first + request.phases.count - 1], "\(property).isLoading != true"))
      for until in request.until
      where until.names[0] != request.name && schema.isSampled(until) && !popsEmpty(until)
        && !changes(into, on: until)
      {
        guard let leaf = leaves.firstIndex(where: until.isSame) else { continue }
        let goesOn = until.endsAnother(than: request, in: schema)
        checks.append(run([first, leaf], "\(property).isLoading \(goesOn ? "==" : "!=") true"))
      }
      return checks
    }
  }

  /// Whether the domain reacts to the end of the elements of a stack by removing another one, although none is left: the
  /// action then ends no work, as one for an absent child.
  private func popsEmpty(_ leaf: DrawnLeaf) -> Bool {
    guard leaf.isPop || leaf.dismisses, let stack = leaf.steps.first?.name else { return false }
    return domain.reactions.contains { $0.leaf.isSame(as: leaf) && $0.change.pops.contains(stack) }
  }

  /// Whether the domain changes a property on an action.
  private func changes(_ property: String, on leaf: DrawnLeaf) -> Bool {
    domain.reactions.contains { $0.leaf.isSame(as: leaf) && $0.change.properties.contains(property) }
      || leaf.steps.isEmpty
        && domain.actions.contains { leaf.names == [$0.name] && $0.change.properties.contains(property) }
  }

  private func run(_ leaves: [Int], _ condition: String) -> String {
    "laws.run(\(leaves)) { (state: \(state)) -> Swift.Bool in \(condition) }"
  }

  // MARK: Closures

  /// The function that registers closures which do not answer for all requests of the tree.
  var supply: String {
    let closures = domain.requests.map { request in
      let parameters = Array(repeating: "_", count: request.input.count + min(1, request.with.count))
      let head = parameters.isEmpty ? "" : "\(parameters.joined(separator: ", ")) in "
      return "\(SwiftText.label(request.name)): { \(head)await neverAnswer() }"
    }
    let own =
      closures.isEmpty
      ? []
      : [
        "registrations.append(registry.register(\(domain.name)Effects(\(closures.joined(separator: ", ")))))"
      ]
    let below = domain.children.map {
      "\(schema.domains[$0.domain].name)Facts.supply(registry, &registrations)"
    }
    return """
        static func supply<Root: DomainAction>(_ registry: SideEffectRegistry<Root.DomainState, Root>, _ registrations: inout [Registration]) {
          \((own + below).joined(separator: "\n    "))
        }
      """
  }

  /// Checks that the closures of requests and effects have the right types.
  var effectChecks: [String] {
    let requests = domain.requests.enumerated().map { number, request in
      closure(
        request.name,
        request.input.map { schema.swift($0.type) } + read(by: request.name, request.with),
        failure: request.failure.map { schema.swift(.declared($0)) },
        output: "Output\(number)",
        isStream: false,
        result: result(request.output)
      )
    }
    let supplied = domain.effects.filter(\.isSupplied)
    let effects = supplied.enumerated().map { number, effect in
      let isSilent = effect.kind == "fireAndForget"
      return closure(
        effect.name,
        (effect.event?.list.map { [schema.elementID(of: $0)] } ?? [])
          + (effect.hasPayload
            ? effect.on.elements.map(schema.elementID) + effect.on.payload.map { schema.swift($0.type) } : [])
          + read(by: effect.name, effect.with) + (effect.feeds.map { [fed($0)] } ?? []),
        failure: effect.failure.map { schema.swift($0.payload[0].type) },
        output: "Output\(domain.requests.count + number)",
        isStream: effect.kind == "stream",
        result: isSilent ? "()" : effect.output.map { result($0.payload) } ?? "\(facts).samples(0)[0]"
      )
    }
    guard !(requests + effects).isEmpty else { return [] }
    // Type aliases, because a tuple type that begins with a label such as `class` is read as a declaration in
    // a closure.
    let aliases = (domain.requests.map { value(of: $0.output) } + supplied.map(output)).enumerated()
      .map { "typealias Output\($0) = \($1)" }
    let values =
      domain.requests.map { names(of: $0.name, $0.with) } + supplied.map { names(of: $0.name, $0.with) }
    return aliases + values.flatMap { $0 } + [
      "_ = \(domain.name)Effects(\((requests + effects).joined(separator: ", ")))"
    ]
  }

  /// The types of the values of the state that a closure takes: several come as one.
  private func read(by work: String, _ inputs: [DrawnInput]) -> [String] {
    inputs.count < 2
      ? inputs.map { schema.swift($0.type) }
      : ["\(domain.name)\(work.prefix(1).uppercased())\(work.dropFirst())Values"]
  }

  /// Checks that several values have the right names and types.
  private func names(of work: String, _ inputs: [DrawnInput]) -> [String] {
    guard inputs.count > 1 else { return [] }
    let types = inputs.map { schema.swift($0.type) }.joined(separator: ", ")
    let read = inputs.map { "values.\(SwiftText.name($0.label))" }.joined(separator: ", ")
    return ["_ = { (values: \(self.read(by: work, inputs)[0])) -> (\(types)) in (\(read)) }"]
  }

  /// The sequence of the values that an action hands to work that runs.
  private func fed(_ leaf: DrawnLeaf) -> String {
    let ids = leaf.elements.map { (label: $0.name as String?, type: schema.elementID(of: $0)) }
    let values = ids + leaf.payload.map { (label: $0.label, type: schema.swift($0.type)) }
    let parts = values.map { value in
      value.label.map { "\(SwiftText.label($0)): \(value.type)" } ?? value.type
    }
    let type =
      values.count == 1
      ? values[0].type : values.isEmpty ? "Swift.Void" : "(\(parts.joined(separator: ", ")))"
    return "Swift.AsyncStream<\(type)>"
  }

  private func output(of effect: DrawnEffect) -> String {
    if effect.kind == "fireAndForget" { return "Swift.Void" }
    return effect.output.map { value(of: $0.payload) } ?? action
  }

  private func value(of payload: [DrawnValue]) -> String {
    let types = payload.map { schema.swift($0.type) }
    guard payload.count > 1 else { return types.first ?? "Swift.Void" }
    return schema.arguments(payload, types)
  }

  private func result(_ payload: [DrawnValue]) -> String {
    let samples = schema.samples(payload, 0)
    return samples.count == 1 ? samples[0] : payload.isEmpty ? "()" : schema.arguments(payload, samples)
  }

  private func closure(
    _ name: String,
    _ input: [String],
    failure: String?,
    output: String,
    isStream: Bool,
    result: String
  ) -> String {
    let parameters = input.map { "_: \($0)" }.joined(separator: ", ")
    let throwing = failure.map { " throws(\($0))" } ?? ""
    let type = isStream ? "any Swift.AsyncSequence<\(output), \(failure ?? "Swift.Never")>" : output
    let value = isStream ? "NoValues<\(output), \(failure ?? "Swift.Never")>()" : result
    return "\(SwiftText.label(name)): { (\(parameters)) async\(throwing) -> \(type) in return \(value) }"
  }
}

extension DrawnLeaf {
  /// Whether the leaf ends the request with another id than the request's first sample has.
  fileprivate func endsAnother(than request: DrawnRequest, in schema: DrawnSchema) -> Bool {
    guard let id = request.id, isUnambiguous else { return false }
    let value = request.input[id]
    let name = value.label ?? String(id)
    guard let place = payload.indices.first(where: { key(at: $0) == name }), payload[place].type == value.type
    else { return false }
    return schema.samples(of: self, 0)[place] != schema.samples(request.input, 0)[id]
  }
}
