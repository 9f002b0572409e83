internal import StateKitGenerator

/// One test per child: its scope reads its part of the state, changes that part, and keeps the rest.
struct ScopeStateTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] {
    let children = domain.model.children
    guard domain.model.state.conformances.contains(.equatable), let state = domain.state else {
      return children.isEmpty ? [] : [TestLines(lines: [whyNot])]
    }
    return children.map { child in member(child, state) }
  }

  private var whyNot: Code {
    domain.state == nil
      ? BridgeTestMethods.noState("the tests of the scopes' parts")
      : "// There are no tests of the scopes' parts, because the states cannot be compared."
  }

  private func member(_ child: ChildModel, _ state: Code) -> any Declaration {
    guard let body = body(child, state) else {
      let what: Code = "the tests of the part `\(plain: child.name)`"
      return TestLines(lines: [BridgeTestMethods.noState(what)])
    }
    return TestMethod(
      sentence: "the scope of \(child.name.name) reads its part of the state and does not change the rest",
      name: ["partOf", child.name.name].functionName,
      body: body
    )
  }

  private func body(_ child: ChildModel, _ state: Code) -> [Code]? {
    let change = domain.values.change(of: child.domain.stateType)
    let sample = domain.values.value(of: child.domain.stateType)
    if let oneOf = domain.model.state.oneOf {
      return sample.map { alternative(child, oneOf, $0, change) }
    }
    switch child.kind {
    case .one: return whole(child, state, change)
    case .optional: return sample.map { optional(child, state, $0, change) }
    case .each: return sample.map { element(child, state, $0, id: "part.id", change) }
    case .stack: return sample.map { element(child, state, $0, id: "0", change) }
    }
  }

  private func scope(_ child: ChildModel) -> Code { "\(domain.model.scopeName).root.\(child.name)" }

  // MARK: - By kind

  private func whole(_ child: ChildModel, _ state: Code, _ change: Code?) -> [Code] {
    let reads: Code = "#expect(scope.get(state) == state.\(child.name))"
    guard let change else { return ["let scope = \(scope(child))", "let state = \(state)", reads] }
    return [
      "let scope = \(scope(child))",
      "var state = \(state)",
      reads,
      "var changed = state",
      "changed.\(child.name)\(change)",
      "scope.modify(&state) { $0\(change) }",
      "#expect(state == changed)",
      "#expect(scope.get(state) == changed.\(child.name))",
    ]
  }

  private func optional(_ child: ChildModel, _ state: Code, _ sample: Code, _ change: Code?) -> [Code] {
    [
      "let scope = \(scope(child))",
      "let part = \(sample)",
      "let without = \(state)",
      "var with = without",
      "with.\(child.name) = part",
      "var state = without",
      "#expect(scope.get(state) == nil)",
    ] + (change.map { ["scope.modify(&state) { $0?\($0) }", "#expect(state == without)"] } ?? []) + [
      "scope.modify(&state) { $0 = part }",
      "#expect(state == with)",
      "#expect(scope.get(state) == part)",
      "scope.modify(&state) { $0 = nil }",
      "#expect(state == without)",
    ]
  }

  /// A case, which is never removed, because one of the cases is always there.
  private func alternative(_ child: ChildModel, _ oneOf: OneOfModel, _ sample: Code, _ change: Code?)
    -> [Code]
  {
    let type = domain.model.state.type
    let others = oneOf.cases.lazy.filter { $0.name != child.name }.compactMap { other in
      domain.values.alternative(other, of: type)
    }
    var lines: [Code] = ["let scope = \(scope(child))", "let part = \(sample)"]
    lines.append("\(change == nil ? "let" : "var") state = \(type).\(child.name)(part)")
    lines.append("#expect(scope.get(state) == part)")
    if let change {
      lines += [
        "var changed = part",
        "changed\(change)",
        "scope.modify(&state) { $0?\(change) }",
        "#expect(state == .\(child.name)(changed))",
      ]
    }
    guard let other = others.first else { return lines }
    lines += ["\(change == nil ? "let" : "var") other = \(other)", "#expect(scope.get(other) == nil)"]
    if let change { lines += ["scope.modify(&other) { $0?\(change) }", "#expect(other == \(other))"] }
    return lines
  }

  /// An unknown id does not insert an element; a known element is changed and removed.
  private func element(_ child: ChildModel, _ state: Code, _ sample: Code, id: Code, _ change: Code?)
    -> [Code]
  {
    [
      "let part = \(sample)",
      "let scope = \(scope(child))(id: \(id))",
      "let without = \(state)",
      "var with = without",
      "with.\(child.name) = [part]",
      "var state = without",
      "#expect(scope.get(state) == nil)",
      "scope.modify(&state) { $0 = part }",
      "#expect(state == without)",
      "state = with",
      "#expect(scope.get(state) == part)",
      "#expect(\(scope(child)).get(state) == with.\(child.name))",
    ] + (change.map { changing(child, $0) } ?? []) + [
      "scope.modify(&state) { $0 = nil }",
      "#expect(state == without)",
    ]
  }

  private func changing(_ child: ChildModel, _ change: Code) -> [Code] {
    [
      "var changed = part",
      "changed\(change)",
      "with.\(child.name) = [changed]",
      "scope.modify(&state) { $0?\(change) }",
      "#expect(state == with)",
    ]
  }
}
