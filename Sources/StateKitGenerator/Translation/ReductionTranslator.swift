/// What a reducer does for an action: of its own domain, or of one below.
struct ReductionTranslator {
  let reduction: Reduction
  /// What calls the handler.
  let call: () -> Code
  /// The values that come with the action, by their index.
  let values: [Code]
  /// What has the numbers of the children's domains.
  let domains: Code

  var lines: [Code] {
    switch reduction {
    case .none: ["break"]
    case .handler: ["touched.markAll()", call()]
    case .changes(let changes): marks(changes) + changes.map(line)
    }
  }

  /// The values that `lines` use, by their index.
  var used: Set<Int> {
    switch reduction {
    case .none: []
    case .handler: Set(values.indices)
    case .changes(let changes): Set(changes.compactMap(\.payloadIndex))
    }
  }

  /// A child that is removed is a domain of its own.
  private func marks(_ changes: [StateChange]) -> [Code] {
    let removed: [Int] = changes.compactMap(\.removedChild)
    return (removed.count < changes.count ? ["touched.markOwnProperties()"] : [])
      + removed.map { "touched.markChild(\(domains)[\($0)])" }
  }

  private func line(_ change: StateChange) -> Code {
    switch change {
    case .set(let property, let value, let location):
      "\("state.\(property) = \(code(value))", at: location)"
    case .remove(let child, _): "state.\(child) = nil"
    case .toggle(let property, let location): "\("state.\(property).toggle()", at: location)"
    case .add(let property, let value, isInteger: true):
      "StateKit.addSaturating(\(code(value)), to: &state.\(property))"
    case .add(let property, let value, isInteger: false): "state.\(property) += \(code(value))"
    }
  }

  private func code(_ value: ActionValue) -> Code {
    switch value {
    case .payload(let index): values[index]
    case .expression(let expression): Code(expression: expression)
    }
  }
}

extension ActionModel {
  /// What a reducer of its own domain does for it.
  func reductionCase(domains: Code) -> SwitchCode.Case {
    let values: [Code] = payload.map { "\($0.binding)" }
    let translator = ReductionTranslator(
      reduction: reduction,
      call: { "handlers.\(self.name)(\((["&state"] + self.payload.passed { values[$0] }).list))" },
      values: values,
      domains: domains
    )
    let used: Set<Int> = translator.used
    return SwitchCode.Case(
      pattern: ".\(name)\(payload.pattern(binding: used.contains))",
      body: translator.lines
    )
  }
}

extension StateChange {
  /// The value of the payload that it uses.
  fileprivate var payloadIndex: Int? {
    switch self {
    case .set(_, .payload(let index), _), .add(_, .payload(let index), _): index
    case .set, .add, .toggle, .remove: nil
    }
  }

  fileprivate var removedChild: Int? {
    if case .remove(_, let child) = self { child } else { nil }
  }
}
