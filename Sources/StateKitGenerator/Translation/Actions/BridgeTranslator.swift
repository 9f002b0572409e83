/// The code of the bridges that start at one action, in order.
struct BridgeTranslator {
  let domain: DomainCode
  /// At least one bridge.
  let bridges: [BridgeModel]

  var match: ActionMatch? {
    guard let trigger = bridges.first?.trigger else { return nil }
    let used: [Int] =
      bridges.flatMap(\.arguments).compactMap(\.payloadIndex)
      + bridges.compactMap(\.condition).flatMap(\.payloadIndices)
    return ActionMatch(path: trigger, used: used, body: bridges.flatMap(bridge))
  }

  private func bridge(_ bridge: BridgeModel) -> [Code] {
    let line: [Code] = domain.writesLines ? ["line: \(bridge.location.line)"] : []
    let site: [Code] = [
      "schema: \(StringLiteral(domain.schemaName))", "domain: \(StringLiteral(domain.model.name))",
    ]
    if bridge.isToEach {
      return (DocComment(bridge.documentation)?.comments ?? []) + toEach(bridge, site + line)
    }
    return (DocComment(bridge.documentation)?.comments ?? []) + [
      "bridges.append(",
      "  StateKit.DeclaredBridge<\(domain.state), \(domain.action)>(\((site + line).list)) {",
      "    (state: \(domain.state)) -> \(domain.action)? in",
    ] + derivation(of: bridge).indented.indented + ["  }", ")"]
  }

  /// The code of a bridge for a state: the condition, the values, the action.
  private func derivation(of bridge: BridgeModel) -> [Code] {
    let (lines, values) = preparation(of: bridge, orElse: "return nil")
    return lines + ["return \(bridge.result.expression(in: domain.action, values))"]
  }

  /// The condition and the values that may be nil, then the codes of all values.
  private func preparation(of bridge: BridgeModel, orElse leave: Code) -> (lines: [Code], values: [Code]) {
    var lines: [Code] =
      bridge.condition?.guards(orElse: leave) { bridge.trigger.code(of: bridge.trigger.values[$0]) } ?? []
    var values: [Code] = []
    for (argument, name) in zip(bridge.arguments, names(in: bridge)) {
      let value: Code = code(of: argument, in: bridge)
      // The type is spelled out, so that the Swift compiler judges it at the schema's location.
      let type: Code = argument.type.location == nil ? "" : ": \(argument.type)"
      if argument.isUnwrapped {
        lines.append("guard let \(name)\(type) = \(value) else { \(leave) }")
        values.append("\(name)")
      } else if argument.type.location != nil {
        lines.append("let \(name)\(type) = \(value)")
        values.append("\(name)")
      } else {
        values.append(value)
      }
    }
    return (lines, values)
  }

  /// The code of a bridge to all elements of the lists on its path.
  private func toEach(_ bridge: BridgeModel, _ site: [Code]) -> [Code] {
    let taken: Set<String> = Set(bridge.trigger.payload.map(\.binding.name) + names(in: bridge).map(\.name))
    let loops = ElementLoops(result: bridge.result, root: domain.action, taken: taken)
    let (lines, values) = preparation(of: bridge, orElse: "return")
    let parameters: [Code] = ["state: \(domain.state)", "\(loops.send): (\(domain.action)) -> Swift.Void"]
    return [
      "bridges.append(",
      "  StateKit.DeclaredBridge<\(domain.state), \(domain.action)>.toEach(\(site.list)) {",
      "    (\(parameters.list)) -> Swift.Void in",
    ] + (lines + loops.lines(values)).indented.indented + ["  }", ")"]
  }

  /// A name for each argument that does not hide a name another argument may need.
  private func names(in bridge: BridgeModel) -> [Identifier] {
    var taken: Set<String> = Set(["state"] + bridge.trigger.payload.map(\.binding.name))
    return bridge.arguments.enumerated().map { index, argument in
      var name: String = argument.label?.name ?? "value\(index)"
      while !taken.insert(name).inserted { name += "Value" }
      return Identifier(validated: name)
    }
  }

  private func code(of argument: BridgeArgument, in bridge: BridgeModel) -> Code {
    switch argument.source {
    case .payload(let index): bridge.trigger.code(of: bridge.trigger.values[index])
    case .property(let path, let location): "\("state.\(path)", at: location)"
    case .expression(let expression): Code(expression: expression)
    }
  }
}

extension BridgeArgument {
  /// The index of the trigger's value that the argument uses.
  fileprivate var payloadIndex: Int? {
    if case .payload(let index) = source { index } else { nil }
  }
}
