internal import StateKitGenerator

/// One test for each request: the effect of its policy on a second request during the first one.
///
/// Only the policy is tested, with a reducer that does not change the state, so that the tests do not depend on
/// the user's handlers.
struct RequestTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] {
    let requests = domain.model.requests.map(\.work)
    guard domain.state != nil else {
      return requests.isEmpty
        ? [] : [TestLines(lines: [BridgeTestMethods.noState("the tests of the requests")])]
    }
    return requests.map(member)
  }

  /// The code after the suite, if a test needs it.
  var support: [Code] {
    domain.state != nil && domain.model.requests.map(\.work).contains { test($0) != nil }
      ? StubCalls.lines(domain.values.stubCalls) : []
  }

  private func member(_ effect: EffectModel) -> any Declaration {
    test(effect)
      ?? TestLines(lines: ["// To complete: the test of \(plain: effect.name) needs \(need(of: effect))."])
  }

  private func need(of effect: EffectModel) -> Code {
    if effect.condition != nil { return "a state that meets its condition" }
    return effect.debounce == nil ? "a value that the schema does not know" : "a clock that the test moves"
  }

  /// The test of a request; nil if a sample value cannot be made, or if the request has a condition, which the reducer of
  /// the test cannot meet, or a debounce.
  private func test(_ effect: EffectModel) -> TestMethod? {
    guard effect.condition == nil, effect.debounce == nil, let action = effect.trigger,
      let trigger = domain.sampleValues(of: action),
      let stub = stub(for: effect)
    else {
      return nil
    }
    let dispatch: Code = "store.dispatch(\([action.expression(in: "", trigger)].list))"
    return TestMethod(
      sentence: effect.policy.sentence(about: effect.name.name),
      isOnMainActor: true,
      isAsync: true,
      name: [effect.name.name, "Twice"].functionName,
      body: head(stub) + [dispatch, "let first = await calls.next()", dispatch] + effect.policy.checks
    )
  }

  private func head(_ stub: [Code]) -> [Code] {
    let types: Code = "\(domain.model.state.type), \(domain.action)"
    let state: Code = domain.state ?? ""
    return [
      "let calls = \(domain.values.stubCalls)()",
      "let state = \(state)",
      "let store = Store<\(types)>(\(["initialState: state", "reducer: Reducer { _, _ in }"].list))",
      "store.sideEffects.register(",
    ] + stub.indented + [")"]
  }

  /// `FeedEffects(loadPage: { _ in … })`
  private func stub(for effect: EffectModel) -> [Code]? {
    guard let answer = answer(of: effect) else { return nil }
    let inputs: Code = Array(repeating: "_" as Code, count: effect.inputCount).joined(separator: ", ")
    return [
      "\(effects)(\(label: effect.name): {\(inputs.isEmpty ? "" : " \(inputs) in")",
      "  await calls.run()",
    ] + answer.indented + ["})"]
  }

  private var effects: Identifier { Identifier(validated: GeneratedNames(domain: domain.model.name).effects) }

  private func answer(of effect: EffectModel) -> [Code]? {
    let wanted = effect.output?.values ?? []
    let values = wanted.enumerated().compactMap { index, value in
      domain.values.value(of: value.type.type, value.label, at: index)
    }
    guard values.count == wanted.count else { return nil }
    switch values.count {
    case 0: return []
    case 1: return ["return \(values[0])"]
    default: return ["return (\(wanted.passed { values[$0] }.list))"]
    }
  }
}

extension PolicySchema {
  fileprivate func sentence(about request: String) -> String {
    switch self {
    case .latest: "a second \(request) replaces the first"
    case .first: "a second \(request) is ignored while the first runs"
    case .every: "a second \(request) runs beside the first"
    case .queue, .again: "a second \(request) waits for the first"
    }
  }

  /// The checks of the first call and of the second one.
  fileprivate var checks: [Code] {
    switch self {
    case .latest: twoCalls(firstIsCancelled: true)
    case .every: twoCalls(firstIsCancelled: false)
    case .first:
      [
        "await calls.settle()", "#expect(await calls.end(first) == .answered)", "await calls.settle()",
        "#expect(calls.count == 1)",
      ]
    case .queue, .again:
      [
        "await calls.settle()", "#expect(calls.count == 1)", "#expect(await calls.end(first) == .answered)",
        "let second = await calls.next()", "#expect(await calls.end(second) == .answered)",
      ]
    }
  }

  private func twoCalls(firstIsCancelled: Bool) -> [Code] {
    [
      "let second = await calls.next()",
      "#expect(await calls.end(first) == \(firstIsCancelled ? ".cancelled" : ".answered"))",
      "#expect(await calls.end(second) == .answered)",
    ]
  }
}
