/// The declared effects of an action: first the effects of the domains below, then the effects of its own domain that it
/// starts and ends. Effects that the state starts are made by `StateTriggersTranslator`.
struct EffectWiringTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    let switches: [SwitchCode] = [below, own].compactMap { $0 }
    guard !switches.isEmpty else { return [] }
    return [
      PropertyDeclaration(
        prefix: domain.deprecatesWitnesses(namesDeprecatedActions),
        keyword: "\(domain.access.prefix)var",
        name: Identifier(validated: "declaredEffects"),
        type: "[\(type)]",
        value: .computed(["var effects: [\(type)] = []"] + switches.flatMap(\.lines) + ["return effects"])
      )
    ]
  }

  /// The names that the code of an effect uses.
  fileprivate static let names: Set<String> = [
    "effects", "supplied", "state", "work", "send", "output", "error",
  ]

  var type: Code { "StateKit._DeclaredEffect<\(domain.state), \(domain.action)>" }

  private var below: SwitchCode? {
    guard !domain.children.isEmpty else { return nil }
    let cases: [SwitchCode.Case] = domain.children.map { child in
      SwitchCode.Case(
        pattern: ".\(child.name)(let action)",
        body: ["effects = action._declaredEffects(in: .\(child.name))"]
      )
    }
    return SwitchCode(declaring: cases, isComplete: domain.ownLeafCount == 0, part: "addEffectsBelow")
  }

  /// The start or end of an effect by an action.
  private struct Step {
    let action: ActionPath
    let effect: EffectModel
    /// The positions of the values that the work takes.
    var positions: [Int] = []
    /// Nil if the action starts the effect.
    var end: EndModel?
  }

  private var own: SwitchCode? {
    let steps: [Step] = domain.model.work.flatMap { effect in
      effect.until.map { Step(action: $0.action, effect: effect, end: $0) }
        + effect.triggers.map { Step(action: $0.path, effect: effect, positions: $0.positions) }
    }
    guard !steps.isEmpty else { return nil }
    var actions: [String] = []
    var stepsOfAction: [String: [Step]] = [:]
    for step in steps {
      let action: String = (step.action.steps.map(\.name) + [step.action.action]).map(\.name)
        .joined(separator: ".")
      if stepsOfAction[action] == nil { actions.append(action) }
      stepsOfAction[action, default: []].append(step)
    }
    let matches: [ActionMatch] = actions.compactMap { match(stepsOfAction[$0] ?? []) }
    return ActionMatch.declarations(matches, of: "Effects")
  }

  /// The effects that an action ends come before the effects that it starts.
  private func match(_ steps: [Step]) -> ActionMatch? {
    guard let path = steps.first?.action.renamed else { return nil }
    let ends: [Step] = steps.filter { $0.end != nil }
    let starts: [Step] = steps.filter { $0.end == nil }
    return ActionMatch(
      path: path,
      used: ends.compactMap { $0.end?.idPosition } + starts.flatMap(used),
      body: ends.map { end($0, path) }
        + starts.flatMap { start($0.effect, EffectTrigger(path: path, positions: $0.positions)) }
    )
  }

  /// The positions of the values that the start of an effect uses. A closure takes all of them; a timer has no closure.
  private func used(by step: Step) -> [Int] {
    let effect: EffectModel = step.effect
    guard effect.kind == .timer else { return step.positions }
    let read: [Int] = [effect.idPosition].compactMap(\.self) + (effect.condition?.payloadIndices ?? [])
    let elements: [Int] = step.action.values.indices.filter { step.action.values[$0].isElement }
    let named: Int = [effect.output, effect.skipped].compactMap { $0?.action.elements.count }.max() ?? 0
    return read.map { step.positions[$0] } + elements.prefix(named)
  }

  private func end(_ step: Step, _ path: ActionPath) -> Code {
    let id: [Code] = step.end?.idPosition.map { ["id: \(path.idCode(of: path.values[$0]))"] } ?? []
    let arguments: [Code] = ["ending: \(StringLiteral(step.effect.name.name))"] + id
    let effect: [Code] = ["\(type)(\(arguments.list))"]
    return "effects.append(\(effect.list))"
  }

  private func start(_ effect: EffectModel, _ trigger: EffectTrigger) -> [Code] {
    if effect.condition == nil, effect.inputs.isEmpty {
      return ["effects.append("] + declaration(of: effect, trigger).indented + [")"]
    }
    let guards: [Code] =
      effect.condition?.guards(orElse: "return nil") { trigger.code(ofValue: $0) } ?? []
    return [
      "effects.append(", "  \(type).inState {", "    (state: \(domain.state)) -> \(type)? in",
    ] + (guards + returning(effect, trigger)).indented.indented + ["  }", ")"]
  }

  /// The lines that make an effect in a state. The properties are read before the work begins; the work does not keep the
  /// whole state.
  func returning(_ effect: EffectModel, _ trigger: EffectTrigger?) -> [Code] {
    let names: [Identifier]
    let read: [Code]
    if let type = effect.valuesType {
      names = self.names(for: [EffectModel.valuesName.name], trigger?.path)
      let values: [Code] = effect.inputs.map { "\(label: $0.label): state.\($0.path)" }
      read = names.map { "let \($0): \(type) = \(type)(\(values.list))" }
    } else {
      names = self.names(for: effect.inputs.map(\.label.name), trigger?.path)
      read = zip(names, effect.inputs).map { "let \($0): \($1.type) = state.\($1.path)" }
    }
    var lines: [Code] = declaration(of: effect, trigger, names.map { "\($0)" })
    lines[0] = "return \(lines[0])"
    return read + lines
  }

  /// Names for the values of the state that a closure takes, which do not hide values of the action.
  private func names(for wanted: [String], _ path: ActionPath?) -> [Identifier] {
    let values: [String] =
      path.map { path in
        path.values.map { path.code(of: $0).text.prefix { $0 != "." } }.map(String.init)
      } ?? []
    var taken: Set<String> = EffectWiringTranslator.names.union(values)
    return wanted.map { wanted in
      var name: String = wanted
      while !taken.insert(name).inserted { name += "Value" }
      return Identifier(validated: name)
    }
  }

  private func declaration(
    of effect: EffectModel,
    _ trigger: EffectTrigger?,
    _ inputs: [Code] = []
  ) -> [Code] {
    var id: [Code] = []
    if let position = effect.idPosition, let trigger {
      id = ["id: \(trigger.path.idCode(of: trigger.values[position]))"]
    }
    let line: [Code] = domain.writesLines ? ["line: \(effect.location.line)"] : []
    let silence: [Code] = effect.kind == .fireAndForget ? ["givesActions: false"] : []
    let interval: [Code] = effect.interval.map { ["every: \($0.code)"] } ?? []
    let debounce: [Code] = effect.debounce.map { ["debounce: \($0.code)"] } ?? []
    let skipped: [Code] =
      effect.skipped.map { ["skipped: \(action($0, of: effect, trigger) { _ in "()" })"] } ?? []
    let cancelled: [Code] =
      effect.cancelled.map { ["cancelled: \(action($0, of: effect, trigger) { _ in "()" })"] } ?? []
    let arguments: [Code] =
      ["\(StringLiteral(effect.name.name))"] + interval
      + [".\(Identifier(validated: effect.policy.rawValue))"] + id + debounce + skipped + cancelled + [
        "schema: \(StringLiteral(domain.schemaName))", "domain: \(StringLiteral(domain.model.name))",
      ] + line + silence
    if effect.kind == .timer, let output = effect.output {
      let tick: Code = action(output, of: effect, trigger) { _ in "()" }
      return ["\(type).timer(\(arguments.list)) {", "  (send: \(type).Output) in", "  send(\(tick))", "}"]
    }
    return [
      "\(type)(\(arguments.list)) {",
      "  (supplied: \(domain.effects)) -> \(type).Work? in",
      "  guard let work = supplied.\(effect.name) else { return nil }",
      "  return { (send: \(type).Output) async -> Swift.Void in",
    ] + work(of: effect, trigger, inputs).indented.indented + ["  }", "}"] + feed(of: effect)
  }

  /// The function that finds the values for running work in an action.
  private func feed(of effect: EffectModel) -> [Code] {
    guard let path = effect.feeds?.renamed,
      let type = EffectSignature(domain: domain, effect: effect, spelling: .full).fedInClosure
    else { return [] }
    let fed: [ActionPathValue] = path.fed
    let values: [Code] = fed.map { value in
      guard fed.count > 1, let label = value.label else { return path.code(of: value) }
      return "\(label: label): \(path.code(of: value))"
    }
    // In parentheses: a value called 'infix' before the next 'case' would be its modifier.
    let result: Code = "(\(values.joined(separator: ", ")))"
    let match = ActionMatch(path: path, used: Array(path.values.indices), body: ["return \(result)"])
    let found = SwitchCode(
      subject: "sent",
      cases: ActionMatch.cases([match], below: 0, part: "feed") + [
        SwitchCode.Case(pattern: "_", body: ["break"])
      ],
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func feed\($0)() {", call: "feed\($0)()") }
    )
    // Without locations: the closure in the effects has the same types.
    return [".fed {", "  (sent: \(domain.action)) -> (\(Code(expression: type.text)))? in"]
      + found.lines.indented + ["  return nil", "}"]
  }

  /// Calls the closure and sends its results.
  private func work(of effect: EffectModel, _ trigger: EffectTrigger?, _ inputs: [Code]) -> [Code] {
    let arguments: [Code] =
      (trigger.map { $0.arguments.map($0.path.code) } ?? []) + inputs
      + (effect.feeds == nil ? [] : ["send.feed()"])
    let awaits: Code = effect.failure == nil ? "await" : "try await"
    let call: Code = "\(awaits) work(\(arguments.list))"
    let lines: [Code] = lines(calling: call, effect, trigger)
    guard let failure = effect.failure, let error = failure.values.first else { return lines }
    let action: Code = self.action(failure, of: effect, trigger) { _ in "error" }
    return ["do throws(\(error.type.type)) {"] + lines.indented + [
      "} catch {", "  send.last(\(action))", "}",
    ]
  }

  private func lines(
    calling call: Code,
    _ effect: EffectModel,
    _ trigger: EffectTrigger?
  ) -> [Code] {
    if effect.kind == .fireAndForget { return [call] }
    let values: [PayloadValueModel]? = effect.output?.values
    // Work that never returns does not send a result, and an empty result is not stored in a variable: Swift would warn
    // of both.
    if effect.kind == .task, let pattern = neverPattern(values ?? []) { return ["\(pattern) = \(call)"] }
    let isSilent: Bool = values.map { $0.isEmpty || $0.count == 1 && $0[0].type.type == .tuple([]) } ?? false
    let action: Code =
      effect.output.map { output in
        self.action(output, of: effect, trigger) { index in
          guard output.values.count > 1 else { return isSilent ? "()" : "output" }
          return output.values[index].label.map { "output.\($0)" } ?? "output.\(index)"
        }
      } ?? "output"
    if effect.kind == .stream {
      if neverPattern(values ?? []) != nil { return ["\(call).forEachElement { _ in }"] }
      let line: Code = "\(call).forEachElement { \(isSilent ? "_" : "output") in send(\(action)) }"
      return line.isShort(within: 100)
        ? [line]
        : ["\(call).forEachElement { \(isSilent ? "_" : "output") in", "  send(\(action))", "}"]
    }
    return [isSilent ? call : "let output\(annotation(values ?? [])) = \(call)", "send.last(\(action))"]
  }

  /// The type of an optional of `Void` or `Never`: Swift warns unless the type is written.
  private func annotation(_ values: [PayloadValueModel]) -> Code {
    guard values.count == 1, case .optional(let wrapped) = values[0].type.type else { return "" }
    return wrapped.holdsNothing ? ": \(values[0].type)" : ""
  }

  /// The pattern for values of which one is `Never`, part by part: Swift would warn that a single variable is never
  /// used.
  private func neverPattern(_ values: [PayloadValueModel]) -> Code? {
    guard values.contains(where: \.type.type.isNever) else { return nil }
    var count: Int = values.count
    if count == 1, case .tuple(let elements) = values[0].type.type { count = elements.count }
    let parts: [Code] = Array(repeating: "_", count: count)
    return count == 1 ? "_" : "let (\(parts.list))"
  }

  /// `UsersAction.fetchUsers(.success(users: output))`. An action of an element is sent to the element that started the
  /// effect.
  private func action(
    _ outcome: EffectOutcome,
    of effect: EffectModel,
    _ trigger: EffectTrigger?,
    _ value: (Int) -> Code
  ) -> Code {
    let id: Code? = outcome.carriesID ? self.id(of: effect, trigger) : nil
    let values: [Code] = outcome.action.payload.indices.map { index in
      guard let id else { return value(index) }
      return index == 0 ? id : value(index - 1)
    }
    let ids: [Code] =
      trigger.map { trigger in
        zip(outcome.action.elements, trigger.path.elements).map { trigger.path.code(of: $1) }
      } ?? []
    return outcome.action.expression(in: domain.action, values + ids)
  }

  /// The value to which the policy applies.
  private func id(of effect: EffectModel, _ trigger: EffectTrigger?) -> Code? {
    guard let position = effect.idPosition else { return nil }
    return trigger?.code(ofValue: position)
  }

  var namesDeprecatedActions: Bool {
    domain.model.work.contains { effect in
      (effect.triggers.map(\.path) + effect.until.map(\.action) + [
        effect.output?.action, effect.failure?.action, effect.skipped?.action, effect.feeds,
      ])
      .contains { $0?.isDeprecated == true }
    }
  }
}

extension EffectTrigger {
  /// The code of a value that the work takes.
  func code(ofValue index: Int) -> Code { path.code(of: values[index]) }
}

extension ActionPath {
  /// The same path with names of values that do not hide names in the code of an effect.
  var renamed: ActionPath {
    ActionPath(steps: steps, action: action, isDeprecated: isDeprecated, payload: payload.renamed)
  }
}

extension [PayloadValueModel] {
  /// The same values with names that do not hide names in the code of an effect.
  fileprivate var renamed: [PayloadValueModel] {
    let names: Set<String> = EffectWiringTranslator.names
    var taken: Set<String> = names.union(map(\.binding.name))
    return map { value in
      var name: String = value.binding.name
      guard names.contains(name) else { return value }
      while !taken.insert(name).inserted { name += "Value" }
      return PayloadValueModel(
        label: value.label,
        binding: Identifier(validated: name),
        type: value.type,
        isSensitive: value.isSensitive
      )
    }
  }
}

extension TimeSchema {
  /// `.milliseconds(300)`
  fileprivate var code: Code {
    let units: [(name: Code, microseconds: Int)] = [("seconds", 1_000_000), ("milliseconds", 1000)]
    guard let unit = units.first(where: { microseconds.isMultiple(of: $0.microseconds) }) else {
      return ".microseconds(\(Code(expression: String(microseconds))))"
    }
    return ".\(unit.name)(\(Code(expression: String(microseconds / unit.microseconds))))"
  }
}
