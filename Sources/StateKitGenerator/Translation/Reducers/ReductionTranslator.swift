/// The code in a reducer for an action of its own domain or of a domain below.
struct ReductionTranslator {
  let reduction: Reduction
  /// The call of the handler.
  let call: () -> Code
  /// The number of the action's values.
  let valueCount: Int
  /// The code for a value of the action, by its index.
  let value: (Int) -> Code
  /// The code for the array of the children's ranges of domain numbers.
  let domains: Code

  var lines: [Code] {
    switch reduction {
    case .none: ["break"]
    case .handler: ["touched.markAll()", call()]
    case .changes(let changes): marks(changes) + changes.map(line)
    }
  }

  /// The values that `lines` use, by their index.
  var used: [Int] {
    switch reduction {
    case .none: []
    case .handler: Array(0..<valueCount)
    case .changes(let changes): changes.compactMap(\.payloadIndex)
    }
  }

  /// The removal of a child marks the child's domain, not the parent's properties.
  private func marks(_ changes: [StateChange]) -> [Code] {
    let removed: [Int] = changes.compactMap(\.removedChild)
    let own: [Code] = removed.count < changes.count ? ["touched.markOwnProperties()"] : []
    return removed.isEmpty ? own : own + removed.map { "touched.markChild(\(domains)[\($0)])" }
  }

  private func line(_ change: StateChange) -> Code {
    switch change {
    case .set(let property, let value, let location):
      ("state.\(property) = \(code(value))" as Code).judged(at: location)
    case .remove(let child, _): "state.\(child) = nil"
    case .toggle(let property, let location): ("state.\(property).toggle()" as Code).judged(at: location)
    case .add(let property, let value, isInteger: true):
      "StateKit.GeneratedCode.addSaturating(\(code(value)), to: &state.\(property))"
    case .add(let property, let value, isInteger: false): "state.\(property) += \(code(value))"
    }
  }

  private func code(_ value: ActionValue) -> Code {
    switch value {
    case .payload(let index): self.value(index)
    case .expression(let expression): Code(expression: expression)
    }
  }
}

extension ActionModel {
  /// The case in the reducer of the action's own domain.
  func reductionCase(domains: Code) -> SwitchCode.Case {
    let payload: [PayloadValueModel] = payload
    let value: (Int) -> Code = { "\(payload[$0].binding)" }
    let translator = ReductionTranslator(
      reduction: reduction,
      call: { "handlers.\(self.name)(\((["&state"] + payload.passed(value)).list))" },
      valueCount: payload.count,
      value: value,
      domains: domains
    )
    let used: [Int] = translator.used
    return SwitchCode.Case(
      pattern: ".\(name)\(pattern: payload, binding: used.contains)",
      body: translator.lines
    )
  }
}

extension StateChange {
  /// The index of the payload value that the change uses.
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
