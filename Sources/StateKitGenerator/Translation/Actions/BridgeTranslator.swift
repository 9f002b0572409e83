/// The code of the bridges that start at one action, in order.
struct BridgeTranslator {
  let domain: DomainCode
  /// At least one bridge.
  let bridges: [BridgeModel]

  var match: ActionMatch? {
    guard let trigger = bridges.first?.trigger else { return nil }
    let used: [Int] =
      bridges.flatMap(\.arguments).flatMap(\.payloadIndices)
      + bridges.compactMap(\.condition).flatMap(\.payloadIndices)
    return ActionMatch(path: trigger, used: used, body: bridges.flatMap(bridge))
  }

  private func bridge(_ bridge: BridgeModel) -> [Code] {
    (DocComment(bridge.documentation)?.comments ?? []) + ["bridges.append("]
      + declaration(of: bridge).indented
      + [")"]
  }

  /// The bridge as an expression.
  func declaration(of bridge: BridgeModel) -> [Code] {
    let line: [Code] = domain.writesLines ? ["line: \(bridge.location.line)"] : []
    let site: [Code] = [
      "schema: \(StringLiteral(domain.schemaName))", "domain: \(StringLiteral(domain.model.name))",
    ]
    if bridge.isToEach { return toEach(bridge, site + line) }
    return [
      "StateKit._DeclaredBridge<\(domain.state), \(domain.action)>(\((site + line).list)) {",
      "  (state: \(domain.state)) -> \(domain.action)? in",
    ] + derivation(of: bridge).indented + ["}"]
  }

  /// The code of a bridge for a state: the condition, the values, the action.
  private func derivation(of bridge: BridgeModel) -> [Code] {
    let (lines, values, _) = preparation(of: bridge, orElse: "return nil")
    return lines + ["return \(bridge.result.expression(in: domain.action, values))"]
  }

  /// The condition and the values that may be nil, then the codes of all values, and the names that are taken.
  private func preparation(of bridge: BridgeModel, orElse leave: Code) -> (
    lines: [Code], values: [Code], taken: Set<String>
  ) {
    var lines: [Code] =
      bridge.condition?.guards(orElse: leave) { bridge.trigger.code(of: bridge.trigger.values[$0]) } ?? []
    var names = ValueNames(in: bridge)
    let own: [Identifier] = bridge.arguments.enumerated().map { names.name(for: $1, at: $0) }
    let values: [Code] = zip(bridge.arguments, own).map { argument, name in
      prepared(argument, name, in: bridge, orElse: leave, &names, &lines)
    }
    return (lines, values, names.taken)
  }

  /// The code of a value, after the lines that it needs.
  private func prepared(
    _ argument: BridgeArgument,
    _ name: Identifier,
    in bridge: BridgeModel,
    orElse leave: Code,
    _ names: inout ValueNames,
    _ lines: inout [Code]
  ) -> Code {
    let value: Code
    switch argument.source {
    case .payload(let index): value = bridge.trigger.code(of: bridge.trigger.values[index])
    case .property(let path, let location): value = "\("state.\(path)", at: location)"
    case .expression(let expression): value = Code(expression: expression)
    case .enumCase(let type, let enumCase, let parts):
      var codes: [Code] = []
      for (index, part) in parts.enumerated() {
        let name = names.name(for: part, at: index)
        codes.append(part.label.labelling(prepared(part, name, in: bridge, orElse: leave, &names, &lines)))
      }
      value = "\(Code(expression: type)).\(enumCase)(\(codes.list))"
    }
    // The type is spelled out, so that the Swift compiler checks it at the schema's location.
    let type: Code = argument.type.location == nil ? "" : ": \(argument.type)"
    if argument.isUnwrapped {
      lines.append("guard let \(name)\(type) = \(value) else { \(leave) }")
    } else if argument.type.location != nil {
      lines.append("let \(name)\(type) = \(value)")
    } else {
      return value
    }
    return "\(name)"
  }

  /// The code of a bridge to all elements of the lists on its path.
  private func toEach(_ bridge: BridgeModel, _ site: [Code]) -> [Code] {
    let (lines, values, taken) = preparation(of: bridge, orElse: "return")
    let loops = ElementLoops(result: bridge.result, root: domain.action, taken: taken)
    let parameters: [Code] = ["state: \(domain.state)", "\(loops.send): (\(domain.action)) -> Swift.Void"]
    return [
      "StateKit._DeclaredBridge<\(domain.state), \(domain.action)>.toEach(\(site.list)) {",
      "  (\(parameters.list)) -> Swift.Void in",
    ] + (lines + loops.lines(values)).indented + ["}"]
  }
}

/// Names for the values of a bridge, chosen so that they do not hide names that other values need.
private struct ValueNames {
  private(set) var taken: Set<String>

  init(in bridge: BridgeModel) {
    self.taken = Set(["state"] + bridge.trigger.payload.map(\.binding.name) + bridge.trigger.elementVariables)
  }

  mutating func name(for argument: BridgeArgument, at index: Int) -> Identifier {
    var name: String = argument.label?.name ?? "value\(index)"
    while !taken.insert(name).inserted { name += "Value" }
    return Identifier(validated: name)
  }
}

extension BridgeArgument {
  /// The indices of the trigger's values that the argument uses.
  fileprivate var payloadIndices: [Int] {
    switch source {
    case .payload(let index): [index]
    case .property, .expression: []
    case .enumCase(_, _, let values): values.flatMap(\.payloadIndices)
    }
  }
}
