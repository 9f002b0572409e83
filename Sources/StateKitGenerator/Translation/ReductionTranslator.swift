/// What a reducer does for an action of its own domain.
struct ReductionTranslator {
  let action: ActionModel

  var switchCase: SwitchCode.Case {
    let payload: [PayloadValueModel] = action.payload
    switch action.reduction {
    case .none:
      return SwitchCode.Case(pattern: ".\(action.name)", body: ["break"])
    case .handler:
      let arguments: [Code] = ["&state"] + payload.passed { "\(payload[$0].binding)" }
      return SwitchCode.Case(
        pattern: ".\(action.name)\(payload.pattern())",
        body: ["touched.markAll()", "handlers.\(action.name)(\(arguments.list))"]
      )
    case .changes(let changes):
      let used: Set<Int> = Set(changes.compactMap(\.payloadIndex))
      return SwitchCode.Case(
        pattern: ".\(action.name)\(payload.pattern(binding: used.contains))",
        body: ["touched.markOwnProperties()"] + changes.map(line)
      )
    }
  }

  private func line(_ change: StateChange) -> Code {
    switch change {
    case .set(let property, let value, let location):
      "\("state.\(property) = \(code(value))", at: location)"
    case .toggle(let property, let location): "\("state.\(property).toggle()", at: location)"
    case .add(let property, let value, isInteger: true):
      "StateKit.addSaturating(\(code(value)), to: &state.\(property))"
    case .add(let property, let value, isInteger: false): "state.\(property) += \(code(value))"
    }
  }

  private func code(_ value: ActionValue) -> Code {
    switch value {
    case .payload(let index): "\(action.payload[index].binding)"
    case .expression(let expression): Code(expression: expression)
    }
  }
}

extension StateChange {
  /// The value of the payload that it uses.
  fileprivate var payloadIndex: Int? {
    switch self {
    case .set(_, .payload(let index), _), .add(_, .payload(let index), _): index
    case .set, .add, .toggle: nil
    }
  }
}
