/// `Reducer.users(…)`: passes an action to the change, the handler or the child's reducer.
struct ReducerTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    [
      ExtensionDeclaration(
        type: "StateKit.Reducer",
        requirements: ["State == \(domain.state)", "Action == \(domain.action)"],
        members: [factory]
      )
    ]
  }

  private var factory: any Declaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(saying: "The reducer of `\(plain: domain.name)`\(domain.andBelow).")
      ),
      head: "\(domain.access.prefix)static func \(domain.model.memberName)",
      parameters: (domain.hasHandlers ? ["_ handlers: some \(domain.reducing)"] : [])
        + domain.children.map(parameter),
      result: domain.reducer,
      body: body
    )
  }

  private func parameter(_ child: ChildModel) -> Code {
    let name: Identifier = child.reducerName
    let label: Code = name == child.name ? "" : "\(declaredLabel: child.name) "
    let standard: Code = child.domain.isReducerWhole ? " = .\(child.domain.memberName)()" : ""
    return "\(label)\(declaredLabel: name): \(child.reducer)\(standard)"
  }

  /// A local function instead of a closure, because it compiles in half the time.
  private var body: [Code] {
    if domain.isSilent { return [".identity"] }
    let domains: Code = "let domains: [Swift.Range<Swift.Int>] = \(domain.action).actionTree.domains"
    return (domain.children.isEmpty ? [] : [domains]) + ReducerPlace.constants(of: domain) + captures
      + copies.numbers
      + [head(of: "reduce")] + switchCode.lines.indented + cancellations.indented
      + [
        "}",
        domain.model.hasFollows
          ? "return ._marking(reduce, following: \(domain.action).followedProperties)"
          : "return .marking(reduce)",
      ]
  }

  /// The reducers of only a few children are captured separately, which costs less than a lookup.
  private var areReducersHeld: Bool { domain.children.count > 8 }

  private var copies: CopiesTranslator { CopiesTranslator(domain: domain) }

  /// One reference for the reducers of many children.
  private var captures: [Code] {
    guard areReducersHeld else { return [] }
    let elements: [Code] = domain.children.map { "\($0.reducerName)._captured," }
    return ["let children = StateKit._CapturedReducers(["] + elements.indented + ["])"]
  }

  private func head(of name: Code) -> Code {
    let parameters: [Code] = [
      "state: inout \(domain.state)", "action: \(domain.action)", "touched: inout StateKit.TouchedDomains",
    ]
    return "@Sendable func \(name)(\(parameters.list)) {"
  }

  private var switchCode: SwitchCode {
    let deprecated = DeprecatedActionsTranslator(domain: domain)
    let own: [SwitchCode.Case] = domain.actions
      .filter { $0.deprecated == nil }
      .map { $0.reductionCase(in: domain.reducerPlace) }
    return SwitchCode(
      subject: "action",
      cases: own + domain.requests.map(\.reduction) + (domain.binding.map { [$0.reduction] } ?? [])
        + domain.children.enumerated().map(childCase),
      otherwise: !deprecated.isNeeded ? nil : deprecated.isReduced ? deprecated.reduceCall : "break",
      end: "break",
      part: { number in
        SwitchCode.Part(
          head: head(of: "reduce\(number)"),
          call: "reduce\(number)(state: &state, action: action, touched: &touched)"
        )
      }
    )
  }

  /// The cancellation of requests by the actions that end them.
  private var cancellations: [Code] {
    let matches: [ActionMatch] = domain.requests.flatMap(\.cancellations)
    if matches.isEmpty { return [] }
    // A `case _` and not a `default`, which would cause a warning if all actions of the child were named: these actions
    // are unknown here.
    let others = SwitchCode.Case(pattern: "_", body: ["break"])
    let code = SwitchCode(
      subject: "action",
      cases: ActionMatch.cases(matches, below: 0, part: "cancelRequests") + [others],
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func cancelRequests\($0)() {", call: "cancelRequests\($0)()") }
    )
    return ["if touched._missedChild { return }"] + code.lines
  }

  private func childCase(_ index: Int, _ child: ChildModel) -> SwitchCode.Case {
    let reducer: Code =
      areReducersHeld ? "children[\(index), \(child.reducer).self]" : "\(child.reducerName)"
    if domain.model.state.oneOf != nil { return alternative(index, child, reducer) }
    let arguments: [Code] = [
      "&state.\(child.name)", "action", "in: domains[\(index)]", "touching: &touched",
    ]
    let copies: ChildCopies = copies.of(child)
    let reactions: [Code] = ReactionTranslator(domain: domain, child: child).lines
    // A child that is always there cannot be removed, and without a reaction the child is removed at once.
    let isRemoved: Bool = child.kind != .one && !reactions.isEmpty
    let call: Code =
      isRemoved
      ? "let leaving = \(reducer)._reduceBeforeReaction(\(arguments.list))"
      : "\(reducer)._reduce(\(arguments.list))"
    let removal: Code = "touched._remove(leaving, from: &state.\(child.name), in: domains[\(index)])"
    let opening: Code = "\(call)\(copies.opening)"
    let called: [Code] = copies.before + [opening.judged(at: domain.judgement(of: child))] + copies.around
    return SwitchCode.Case(
      pattern: ".\(child.name)(let action)",
      body: called + copies.after + reactions + (isRemoved ? [removal] : [])
    )
  }

  /// Moves the state of the case out and in again. The case's property would do the same, and allocate memory for it.
  private func alternative(_ index: Int, _ child: ChildModel, _ reducer: Code) -> SwitchCode.Case {
    SwitchCode.Case(
      pattern: ".\(child.name)(let action)",
      body: [
        "guard case .\(child.name) = state, case .\(child.name)(var caseState) = StateKit._GeneratedCode.take(&state)",
        "else { return touched._markMissedChild() }",
        "\(reducer)._reduceCase(&caseState, action, in: domains[\(index)], touching: &touched)",
        "StateKit._GeneratedCode.put(.\(child.name)(caseState), into: &state)",
      ]
    )
  }
}

extension ChildModel {
  /// The parameter for the child's reducer: the child's name, unless the factory uses this name itself.
  fileprivate var reducerName: Identifier {
    let isTaken: Bool = [
      "action", "before", "caseState", "children", "domains", "handlers", "leaving", "state", "touched",
    ].contains(name.name)
    let isLocal: Bool = ["isOverwritten", "number", "place", "reduce", "shared"].contains(
      where: name.name.hasPrefix
    )
    return isTaken || isLocal ? Identifier(validated: "\(name.name)Child") : name
  }
}
