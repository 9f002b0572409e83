/// The declared bridges of an action: first the bridges of the domains below, then the domain's own bridges.
struct DeclaredBridgesTranslator {
  let domain: DomainCode

  var declaredBridges: any Declaration {
    PropertyDeclaration(
      prefix: domain.deprecatesWitnesses(namesDeprecatedActions),
      keyword: "\(domain.access.prefix)var",
      name: Identifier(validated: "declaredBridges"),
      type: type,
      value: .computed(body)
    )
  }

  private var type: Code { "[StateKit._DeclaredBridge<\(domain.state), \(domain.action)>]" }

  private var body: [Code] {
    let switches: [SwitchCode] = [below, own].compactMap { $0 }
    guard !switches.isEmpty else { return ["[]"] }
    return ["var bridges: \(type) = []"] + switches.flatMap(\.lines) + ["return bridges"]
  }

  private var below: SwitchCode? {
    guard !domain.children.isEmpty else { return nil }
    let cases: [SwitchCode.Case] = domain.children.map { child in
      SwitchCode.Case(
        pattern: ".\(child.name)(let action)",
        body: ["bridges = \(child.innerAction)._declaredBridges(in: .\(child.placeOfAction))"]
      )
    }
    return SwitchCode(declaring: cases, isComplete: domain.ownLeafCount == 0, part: "addBridgesBelow")
  }

  private var own: SwitchCode? {
    guard !domain.model.bridges.isEmpty else { return nil }
    var triggers: [String] = []
    var bridges: [String: [BridgeModel]] = [:]
    for bridge in domain.model.bridges {
      let trigger: String = (bridge.trigger.steps.map(\.name) + [bridge.trigger.action]).map(\.name)
        .joined(separator: ".")
      if bridges[trigger] == nil { triggers.append(trigger) }
      bridges[trigger, default: []].append(bridge)
    }
    let matches: [ActionMatch] = triggers.compactMap {
      BridgeTranslator(domain: domain, bridges: bridges[$0] ?? []).match
    }
    return ActionMatch.declarations(matches, of: "Bridges")
  }

  private var namesDeprecatedActions: Bool {
    domain.model.bridges.contains { $0.trigger.isDeprecated || $0.result.isDeprecated }
  }
}
