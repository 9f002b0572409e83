/// The reactions of a domain to actions of one child, after the child's reducer.
struct ReactionTranslator {
  let domain: DomainCode
  let child: ChildModel

  private var reactions: [ReactionModel] {
    domain.model.reactions.filter { $0.path.steps.first?.name == child.name }
  }

  /// Whether the reactions name deprecated actions, which is allowed only in deprecated functions.
  var areDeprecated: Bool { reactions.contains(where: \.path.isDeprecated) }

  var haveHandlers: Bool { reactions.contains(where: \.hasHandler) }

  /// Empty without reactions. The domain does not react to an action whose child is absent.
  var lines: [Code] {
    if reactions.isEmpty { return [] }
    let react: [Code] =
      areDeprecated
      ? [DeprecatedActionsTranslator(domain: domain).reactCall(child)] : switchLines(in: domain.reducerPlace)
    return ["if touched._missedChild { return }"] + react
  }

  /// The switch over `action`, the payload of the child's case.
  ///
  /// - Parameter place: Where the reactions stand.
  func switchLines(in place: ReducerPlace) -> [Code] {
    let matches: [ActionMatch] = reactions.map { match($0, place) }
    // A `case _` and not a `default`, which would cause a warning if all actions of the child were named: these actions
    // are unknown here.
    let others = SwitchCode.Case(pattern: "_", body: ["break"])
    return SwitchCode(
      subject: child.innerAction,
      cases: ActionMatch.cases(matches, below: 1, part: "react") + [others],
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func react\($0)() {", call: "react\($0)()") }
    ).lines
  }

  private func match(_ reaction: ReactionModel, _ place: ReducerPlace) -> ActionMatch {
    let translator: ReductionTranslator = reaction.translator(place)
    return ActionMatch(path: reaction.path, used: translator.used, body: translator.lines)
  }
}

extension ReactionModel {
  /// The code of the reaction, in which the values of the action have the names of its pattern.
  func lines(in place: ReducerPlace) -> [Code] { translator(place).lines }

  fileprivate func translator(_ place: ReducerPlace) -> ReductionTranslator {
    let values: [Code] = path.values.map(path.code)
    let ids: [Code] = path.elements.compactMap { element in
      element.label.map { "\(label: $0): \(path.code(of: element))" }
    }
    let arguments: [Code] = ["&state"] + ids + path.payload.passed { values[$0] }
    return ReductionTranslator(
      reduction: reduction,
      call: { "handlers.\(self.handler)(\(arguments.list))" },
      valueCount: values.count,
      value: { values[$0] },
      place: place
    )
  }
}
