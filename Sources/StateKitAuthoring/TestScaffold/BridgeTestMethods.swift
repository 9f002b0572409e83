internal import StateKitGenerator

/// The tests of a domain's declared bridges: the dispatched action, and the condition.
struct BridgeTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] {
    guard domain.state != nil else {
      return domain.model.bridges.isEmpty
        ? [] : [TestLines(lines: [BridgeTestMethods.noState("the tests of the bridges")])]
    }
    let tests = domain.model.bridges.flatMap(members)
    return (tests.contains { $0 is TestMethod } ? tests + [helper] : tests) + events
  }

  /// Comments about the bridges that an event of the state triggers.
  private var events: [any Declaration] {
    domain.model.eventBridges.compactMap { bridge in
      bridge.event.map { event in
        let sentence = "\(event.named) leads to \(bridge.result.named)"
        return TestLines(lines: [
          "// To complete: \(Code(expression: sentence)); the test needs an action that changes the state so."
        ])
      }
    }
  }

  static func noState(_ what: Code) -> Code {
    "// To complete: \(what) need a state that the schema alone cannot make."
  }

  private func members(of bridge: BridgeModel) -> [any Declaration] {
    let sentence = "\(bridge.trigger.named) leads to \(bridge.result.named)"
    if bridge.trigger.isDeprecated || bridge.result.isDeprecated {
      return [
        TestLines(lines: [
          "// There is no test that \(Code(expression: sentence)), because an action is deprecated."
        ])
      ]
    }
    if bridge.isToEach {
      return [
        TestLines(lines: [
          "// To complete: \(Code(expression: sentence)); the test needs the elements of a list."
        ])
      ]
    }
    guard let fires = test(bridge, whileTrue: true) else {
      let why: Code =
        canMeetCondition(of: bridge)
        ? "the test needs a value that the schema does not know"
        : "a test cannot set the value of its condition"
      return [TestLines(lines: ["// To complete: \(Code(expression: sentence)); \(why)."])]
    }
    return [fires] + (test(bridge, whileTrue: false).map { [$0] } ?? [])
  }

  // MARK: - One bridge

  /// The test of a bridge; nil if the schema does not define enough, or if the bridge lacks a condition to make false.
  private func test(_ bridge: BridgeModel, whileTrue: Bool) -> TestMethod? {
    if !whileTrue, bridge.condition == nil || domain.derivesTwice(bridge) { return nil }
    var state = BridgeState(domain)
    guard meetCondition(of: bridge, in: &state, whileTrue) else { return nil }
    guard let trigger = domain.sampleValues(of: bridge.trigger),
      let result = result(of: bridge, trigger, &state),
      let lines = state.lines
    else { return nil }
    let names = [bridge.trigger.named, "LeadsTo", bridge.result.named]
    let action = bridge.trigger.expression(in: "", trigger)
    return TestMethod(
      sentence: sentence(bridge, whileTrue),
      isOnMainActor: true,
      name: (names + (whileTrue ? [] : ["OnCondition"])).functionName,
      body: lines + [
        "let actions = bridged(\([action, "in: state"].list))",
        "#expect(\(whileTrue ? "" : "!")\(isFound(bridge.result, result)))",
      ]
    )
  }

  private func canMeetCondition(of bridge: BridgeModel) -> Bool {
    var state = BridgeState(domain)
    return meetCondition(of: bridge, in: &state, true)
  }

  /// Makes the condition true or false; returns whether that is possible.
  private func meetCondition(of bridge: BridgeModel, in state: inout BridgeState, _ whileTrue: Bool) -> Bool {
    bridge.condition.map { meet($0, in: &state, whileTrue) } ?? true
  }

  private func meet(_ condition: ConditionModel, in state: inout BridgeState, _ whileTrue: Bool) -> Bool {
    switch condition {
    case .test(let test): return meet(test, in: &state, whileTrue)
    case .all(let parts) where whileTrue, .any(let parts) where !whileTrue:
      return parts.allSatisfy { meet($0, in: &state, whileTrue) }
    case .all(let parts), .any(let parts):
      return parts.contains { part in
        var tried = state
        guard meet(part, in: &tried, whileTrue) else { return false }
        state = tried
        return true
      }
    }
  }

  private func meet(_ test: TestModel, in state: inout BridgeState, _ whileTrue: Bool) -> Bool {
    guard test.location == nil, case .state(let path) = test.source else { return false }
    let isEqual = test.isNegated != whileTrue
    if let enumCase = test.enumCase {
      return isEqual && sample(of: enumCase).map { state.set(path, to: $0) != nil } ?? false
    }
    guard let value = test.value else { return state.set(path, to: isEqual ? "true" : "false") != nil }
    guard case .expression(let expression) = value else { return false }
    return isEqual && state.set(path, to: Code(expression: expression)) != nil
  }

  private func sample(of tested: TestedCase) -> Code? {
    let found = domain.values.cases(of: tested.type)?.first { $0.name == tested.name }
    return found.flatMap { domain.values.value(of: $0, in: tested.type) }
  }

  private func sentence(_ bridge: BridgeModel, _ whileTrue: Bool) -> String {
    let sentence = "\(bridge.trigger.named) leads to \(bridge.result.named)"
    guard let condition = bridge.condition else { return sentence }
    guard case .test(let test) = condition, test.value == nil, test.enumCase == nil else {
      let part = whileTrue ? sentence : "\(bridge.trigger.named) does not lead to \(bridge.result.named)"
      return "\(part) \(whileTrue ? "while" : "unless") \(condition.spelled)"
    }
    let isTrue = test.isNegated != whileTrue
    return
      "\(whileTrue ? sentence : "\(bridge.trigger.named) does not lead to \(bridge.result.named)") while \(test.subject) is \(isTrue)"
  }

  private func isFound(_ path: ActionPath, _ result: Code) -> Code {
    domain.isEquatable
      ? "actions.contains(\(result))"
      : "actions.map(\\.name).contains(\(StringLiteral(path.named)))"
  }

  /// The expected action, from the trigger's values and the state.
  private func result(of bridge: BridgeModel, _ trigger: [Code], _ state: inout BridgeState) -> Code? {
    var values: [Code] = []
    for argument in bridge.arguments {
      guard let value = value(of: argument, trigger, &state) else { return nil }
      values.append(value)
    }
    return bridge.result.expression(in: "", values)
  }

  private func value(of argument: BridgeArgument, _ trigger: [Code], _ state: inout BridgeState) -> Code? {
    switch argument.source {
    case .payload(let index):
      return argument.isUnwrapped && trigger[index].text == "nil" ? nil : trigger[index]
    case .property(let path, _): return state.set(path)
    case .expression(let expression): return Code(expression: expression)
    case .enumCase(let type, let name, let parts):
      var values: [Code] = []
      for part in parts {
        guard let value = value(of: part, trigger, &state) else { return nil }
        values.append(part.label.map { "\(label: $0): \(value)" } ?? value)
      }
      return "\(Code(expression: type)).\(name)(\(values.list))"
    }
  }

  // MARK: - All bridges

  private var helper: any Declaration {
    let (state, action): (Code, Code) = ("\(domain.model.state.type)", domain.action)
    return TestLines(
      lines: [
        "/// The actions that the declared bridges make of one action in a state that does not change.",
        "@MainActor",
        "private func bridged(_ action: \(action), in state: \(state)) -> [\(action)] {",
        "  var state = state",
        "  let domain = Domain<\(state), \(action)>.\(domain.model.memberName)(reducer: Reducer { _, _ in })",
        "  return domain.step(&state, action).bridged.map(\\.action)",
        "}",
      ]
    )
  }
}

extension ActionPath {
  /// `users.fetchUsers.success`
  var named: String { (steps.map(\.name.name) + [action.name]).joined(separator: ".") }
}

extension SuiteDomain {
  /// Whether another bridge, here or below, makes the same action from the same trigger, so that a condition
  /// of this bridge cannot be observed.
  fileprivate func derivesTwice(_ bridge: BridgeModel) -> Bool {
    count(of: bridge.trigger.names[...], bridge.result.names[...], in: model) > 1
  }

  private func count(of trigger: ArraySlice<String>, _ result: ArraySlice<String>, in model: DomainModel)
    -> Int
  {
    let own = model.bridges.count { $0.trigger.names[...] == trigger && $0.result.names[...] == result }
    guard
      let child = model.children.first(where: {
        $0.name.name == trigger.first && $0.name.name == result.first
      }),
      let part = domain(of: child)
    else { return own }
    return own + count(of: trigger.dropFirst(), result.dropFirst(), in: part)
  }
}
