/// The declared effects of an action: first the effects of the domains below, then the effects of its own domain that it starts and
/// ends.
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

  private var type: Code { "StateKit.DeclaredEffect<\(domain.state), \(domain.action)>" }

  private var below: SwitchCode? {
    guard !domain.children.isEmpty else { return nil }
    let cases: [SwitchCode.Case] = domain.children.map { child in
      SwitchCode.Case(
        pattern: ".\(child.name)(let action)",
        body: ["effects = action.declaredEffects(in: .\(child.name))"]
      )
    }
    return SwitchCode(declaring: cases, isComplete: domain.ownLeafCount == 0, part: "addEffectsBelow")
  }

  /// The start or end of an effect by an action.
  private struct Step {
    let action: ActionPath
    let effect: EffectModel
    /// Nil if the action starts the effect.
    var end: EndModel?
  }

  private var own: SwitchCode? {
    let steps: [Step] = domain.model.work.flatMap { effect in
      (effect.until.map { [Step(action: $0.action, effect: effect, end: $0)] } ?? [])
        + [Step(action: effect.trigger, effect: effect)]
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
    let starts: [EffectModel] = steps.filter { $0.end == nil }.map(\.effect)
    return ActionMatch(
      path: path,
      used: starts.isEmpty ? ends.compactMap { $0.end?.idPosition } : Array(path.values.indices),
      body: ends.map { end($0, path) } + starts.flatMap { start($0, path) }
    )
  }

  private func end(_ step: Step, _ path: ActionPath) -> Code {
    let id: [Code] = step.end?.idPosition.map { ["id: \(path.code(of: path.values[$0]))"] } ?? []
    let arguments: [Code] = ["ending: \(StringLiteral(step.effect.name.name))"] + id
    let effect: [Code] = ["\(type)(\(arguments.list))"]
    return "effects.append(\(effect.list))"
  }

  private func start(_ effect: EffectModel, _ path: ActionPath) -> [Code] {
    let id: [Code] = effect.idPosition.map { ["id: \(path.code(of: path.values[$0]))"] } ?? []
    let line: [Code] = domain.writesLines ? ["line: \(effect.location.line)"] : []
    let silence: [Code] = effect.kind == .fireAndForget ? ["givesActions: false"] : []
    let arguments: [Code] =
      ["\(StringLiteral(effect.name.name))", ".\(Identifier(validated: effect.policy.rawValue))"] + id + [
        "schema: \(StringLiteral(domain.schemaName))", "domain: \(StringLiteral(domain.model.name))",
      ] + line + silence
    return [
      "effects.append(",
      "  \(type)(\(arguments.list)) {",
      "    (supplied: \(domain.effects)) -> \(type).Work? in",
      "    guard let work = supplied.\(effect.name) else { return nil }",
      "    return { (send: \(type).Output) async -> Swift.Void in",
    ] + work(of: effect, path).indented.indented.indented + ["    }", "  }", ")"]
  }

  /// Calls the closure and sends its results.
  private func work(of effect: EffectModel, _ path: ActionPath) -> [Code] {
    let arguments: [Code] = path.arguments.map(path.code)
    let awaits: Code = effect.failure == nil ? "await" : "try await"
    let call: Code = "\(awaits) work(\(arguments.list))"
    let lines: [Code] = lines(calling: call, effect, path)
    guard let failure = effect.failure, let error = failure.values.first else { return lines }
    let action: Code = self.action(failure, of: effect, path) { _ in "error" }
    return ["do throws(\(error.type.type)) {"] + lines.indented + [
      "} catch {", "  send.last(\(action))", "}",
    ]
  }

  private func lines(
    calling call: Code,
    _ effect: EffectModel,
    _ path: ActionPath
  ) -> [Code] {
    if effect.kind == .fireAndForget { return [call] }
    let values: [PayloadValueModel]? = effect.output?.values
    // Work that never returns has no result to send, and an empty result is not stored in a variable: Swift would warn
    // of both.
    if effect.kind == .task, let pattern = neverPattern(values ?? []) { return ["\(pattern) = \(call)"] }
    let isSilent: Bool = values.map { $0.isEmpty || $0.count == 1 && $0[0].type.type == .tuple([]) } ?? false
    let action: Code =
      effect.output.map { output in
        self.action(output, of: effect, path) { index in
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
    guard values.count == 1, case .optional(var type) = values[0].type.type else { return "" }
    while case .optional(let wrapped) = type { type = wrapped }
    return type.isNever || type == .tuple([]) ? ": \(values[0].type)" : ""
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
    _ path: ActionPath,
    _ value: (Int) -> Code
  ) -> Code {
    let id: Code? = !outcome.carriesID ? nil : effect.idPosition.map { path.code(of: path.values[$0]) }
    let values: [Code] = outcome.action.payload.indices.map { index in
      guard let id else { return value(index) }
      return index == 0 ? id : value(index - 1)
    }
    let ids: [Code] = zip(outcome.action.elements, path.elements).map { path.code(of: $1) }
    return outcome.action.expression(in: domain.action, values + ids)
  }

  private var namesDeprecatedActions: Bool {
    domain.model.work.contains { effect in
      [effect.trigger, effect.until?.action, effect.output?.action, effect.failure?.action]
        .contains { $0?.isDeprecated == true }
    }
  }
}

extension ActionPath {
  /// The same path with names of values that do not hide names in the code of an effect.
  fileprivate var renamed: ActionPath {
    ActionPath(steps: steps, action: action, isDeprecated: isDeprecated, payload: payload.renamed)
  }
}

extension [PayloadValueModel] {
  /// The same values with names that do not hide names in the code of an effect.
  fileprivate var renamed: [PayloadValueModel] {
    var taken: Set<String> = ["effects", "supplied", "work", "send", "output", "error"]
    taken.formUnion(map(\.binding.name).filter { !taken.contains($0) })
    return map { value in
      var name: String = value.binding.name
      guard ["effects", "supplied", "work", "send", "output", "error"].contains(name) else { return value }
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
