/// `stateTriggers`: what the state starts, first in the domains below, then in the domain itself.
struct StateTriggersTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard domain.model.hasStateTriggers else { return [] }
    let below: [Code] = domain.children.filter(\.domain.hasStateTriggers).map { child in
      "triggers += \(child.action)._stateTriggers(in: .\(child.name))"
    }
    let own: [[Code]] = domain.model.eventBridges.map(bridge) + domain.model.effects.compactMap(effect)
    return [
      PropertyDeclaration(
        prefix: domain.deprecatesWitnesses(namesDeprecatedActions),
        keyword: "\(domain.access.prefix)static var",
        name: Identifier(validated: "stateTriggers"),
        type: "[\(type)]",
        value: .computed(["var triggers: [\(type)] = []"] + below + own.flatMap { $0 } + ["return triggers"])
      )
    ]
  }

  private var type: Code { "StateKit._StateTrigger<\(domain.state), \(domain.action)>" }
  private var effects: EffectWiringTranslator { EffectWiringTranslator(domain: domain) }

  // MARK: - What starts

  private func bridge(_ bridge: BridgeModel) -> [Code] {
    guard let event = bridge.event else { return [] }
    let id: Code = event.handed.values.isEmpty ? "_" : event.handed.code(ofValue: 0)
    let made: [Code] = BridgeTranslator(domain: domain, bridges: [bridge]).declaration(of: bridge)
    let bridgeType: Code = "StateKit._DeclaredBridge<\(domain.state), \(domain.action)>"
    return (DocComment(bridge.documentation)?.comments ?? [])
      + appended(
        labelled("on", code(of: event))
          + closure("bridge", "(\(id): \(event.idType)) -> \(bridgeType)", returning(made), isLast: true)
      )
  }

  /// Nil for an effect that actions start.
  private func effect(_ effect: EffectModel) -> [Code]? {
    let name: [Code] = ["\(StringLiteral(effect.name.name)),"]
    guard let event = effect.event else {
      return effect.ongoing.map { appended(name + condition($0) + values(of: effect) + ongoing(effect)) }
    }
    return appended(
      name + labelled("on", code(of: event)) + (effect.ongoing.map(condition) ?? [])
        + started(effect, by: event)
    )
  }

  private func appended(_ arguments: [Code]) -> [Code] {
    ["triggers.append(", "  \(type)("] + arguments.indented.indented + ["  )", ")"]
  }

  // MARK: - Effects

  private func condition(_ condition: ConditionModel) -> [Code] {
    let guards: [Code] = condition.guards(orElse: "return false") { _ in "" }
    return closure("while", "(state: \(domain.state)) -> Swift.Bool", guards + ["return true"])
  }

  /// The values of `with`, which begin an effect with `while` anew when they change.
  private func values(of effect: EffectModel) -> [Code] {
    if effect.inputs.isEmpty { return [] }
    let reads: [Code] = effect.inputs.map { "StateKit._ComparedValue(state.\($0.path))" }
    return closure(
      "values",
      "(state: \(domain.state)) -> [StateKit._ComparedValue]",
      ["[\(reads.list)]"]
    )
  }

  private func ongoing(_ effect: EffectModel) -> [Code] {
    closure(
      "effect",
      "(state: \(domain.state)) -> \(effects.type)",
      effects.returning(effect, nil),
      isLast: true
    )
  }

  private func started(_ effect: EffectModel, by event: StateEventModel) -> [Code] {
    let handed = EffectTrigger(path: event.handed.path.renamed, positions: event.handed.positions)
    let id: Code = handed.values.isEmpty ? "_" : handed.code(ofValue: 0)
    let guards: [Code] =
      effect.condition?.guards(orElse: "return nil") { handed.code(ofValue: $0) } ?? []
    return closure(
      "effect",
      "(state: \(domain.state), \(id): \(event.idType)) -> \(effects.type)?",
      guards + effects.returning(effect, handed),
      isLast: true
    )
  }

  // MARK: - Events

  private func code(of event: StateEventModel) -> [Code] {
    let head: Code = "StateKit._StateEvent<\(domain.state), \(event.idType)>"
    let turn: Code = event.word == .onGone ? ".gone" : ".made"
    switch event.subject {
    case .own: return ["\(head).own(\(turn))"]
    case .child(let child): return passing(child, head, turn)
    case .parts(let parts): return changed(parts, head)
    }
  }

  private func passing(_ child: PassingChildModel, _ head: Code, _ turn: Code) -> [Code] {
    let arguments: [Code] = ["\(turn)", "in: \(place(of: child.place))"]
    let read: Code = "(state: \(domain.state)) in state.\(child.property)"
    guard child.kind.hasElements else {
      return ["\(head).child(\((arguments + ["of: \(child.domain.action).self"]).list)) { \(read) }"]
    }
    let isMeant: [Code] =
      child.elements.map { ["where: { (element: \(child.domain.state)) in element.\($0) != nil }"] } ?? []
    return ["\(head).elements(\((arguments + isMeant).list)) { \(read) }"]
  }

  private func changed(_ parts: [ObservedPartModel], _ head: Code) -> [Code] {
    let children: [Code] = parts.compactMap(\.child).map { "\(place(of: $0)).domains" }
    let properties: [ObservedPartModel] = parts.filter { $0.child == nil }
    var owners: [String] = []
    for owner in properties.flatMap(domains) where !owners.contains(owner.text) { owners.append(owner.text) }
    let places: [Code] =
      (owners.isEmpty ? [] : ["in: [\(owners.map { Code(verbatim: $0) }.list)]"])
      + (children.isEmpty ? [] : ["children: [\(children.list)]"])
    guard !properties.isEmpty else { return ["\(head).changed(\(places.list))"] }
    // Statements, because a line of the schema cannot be named within an expression.
    let reads: [Code] = properties.map { part in
      ("values.append(StateKit._ComparedValue.of(state.\(part.property)))" as Code).judged(at: part.location)
    }
    return [
      "\(head).changed(\(places.list)) {", "  (state: \(domain.state)) -> [StateKit._ComparedValue] in",
    ]
      + (["var values: [StateKit._ComparedValue] = []"] + reads + ["return values"]).indented + ["}"]
  }

  /// The domains whose changes may change a property.
  private func domains(of part: ObservedPartModel) -> [Code] {
    part.owners.map { owner in "\(place(of: owner)).\(owner == part.list ? "domains" : "own")" }
  }

  private func place(of path: [String]) -> Code {
    if path.isEmpty { return "StateKit._ChildPlace.root" }
    let names: [Code] = path.map { "\(StringLiteral($0))" }
    return "\(domain.action).actionTree.place(of: \(names.list))"
  }

  // MARK: - Arguments

  private func labelled(_ label: Code, _ lines: [Code]) -> [Code] {
    var lines: [Code] = lines
    lines[0] = "\(label): \(lines[0])"
    lines[lines.count - 1] = "\(lines[lines.count - 1]),"
    return lines
  }

  private func closure(_ label: Code, _ head: Code, _ body: [Code], isLast: Bool = false) -> [Code] {
    ["\(label): {", "  \(head) in"] + body.indented + [isLast ? "}" : "},"]
  }

  private func returning(_ lines: [Code]) -> [Code] {
    var lines: [Code] = lines
    lines[0] = "return \(lines[0])"
    return lines
  }

  private var namesDeprecatedActions: Bool {
    domain.model.eventBridges.contains { $0.result.isDeprecated } || effects.namesDeprecatedActions
  }
}

extension StateEventModel {
  /// The type of the id that the event hands over.
  fileprivate var idType: Code {
    // Without its place, because a line of the schema cannot be named within an expression.
    handed.values.first.map { Code(expression: ("\($0.type)" as Code).text) } ?? "Swift.Void"
  }
}
