/// The code in a reducer for an action of its own domain or of a domain below.
struct ReductionTranslator {
  let reduction: Reduction
  /// The call of the handler.
  let call: () -> Code
  /// The number of the action's values.
  let valueCount: Int
  /// The code for a value of the action, by its index.
  let value: (Int) -> Code
  let place: ReducerPlace

  var lines: [Code] {
    switch reduction {
    case .none: ["break"]
    case .handler: place.checked(["touched.markAll()", call()])
    case .changes(let changes): whereNotEmpty(changes, marks(changes) + lines(of: changes))
    }
  }

  /// The same lines; empty if the state does not change.
  var changingLines: [Code] {
    if case .none = reduction { [] } else { lines }
  }

  /// The values that `lines` use, by their index.
  var used: [Int] {
    switch reduction {
    case .none: []
    case .handler: Array(0..<valueCount)
    case .changes(let changes): changes.flatMap(\.payloadIndices)
    }
  }

  /// All values are read before the first property changes.
  private func lines(of changes: [StateChange]) -> [Code] {
    var reads: [PropertyPath: Code] = [:]
    var lines: [Code] = []
    for case .property(let path) in changes.count > 1 ? changes.flatMap(\.values) : []
    where reads[path] == nil {
      let name: Code = "read\(reads.count)"
      lines.append("let \(name) = state.\(path)")
      reads[path] = name
    }
    return lines + changes.map { line($0, reads) }
  }

  /// The change of a child marks the child's domain, not the parent's properties.
  private func marks(_ changes: [StateChange]) -> [Code] {
    let children: [Int] = changes.compactMap(\.child)
    let own: [Code] = children.count < changes.count ? ["touched.markOwnProperties()"] : []
    return children.isEmpty ? own : own + children.map { "touched._markChild(\(place.domains)[\($0)])" }
  }

  /// Guards a change that pops an empty stack: like an action for an absent child, it changes nothing.
  private func whereNotEmpty(_ changes: [StateChange], _ lines: [Code]) -> [Code] {
    let popped: [Identifier] = changes.compactMap(\.poppedStack)
    if popped.isEmpty { return lines }
    let conditions: [Code] = popped.map { "state.\($0).isEmpty" }
    let condition: Code = conditions.dropFirst().reduce(conditions[0]) { "\($0) || \($1)" }
    return ["if \(condition) {", "  touched._markMissedChild()", "} else {"] + lines.indented + ["}"]
  }

  private func line(_ change: StateChange, _ reads: [PropertyPath: Code]) -> Code {
    switch change {
    case .set(let property, let value, let location):
      ("state.\(property) = \(code(value, reads))" as Code).judged(at: location)
    case .setChild(let child, _, nil, _): "state.\(child) = nil"
    case .setChild(let child, _, let value?, let location):
      ("state.\(child) = \(code(value, reads))" as Code).judged(at: location)
    case .toggle(let property, let location): ("state.\(property).toggle()" as Code).judged(at: location)
    case .add(let property, let value, isInteger: true):
      "StateKit._GeneratedCode.addSaturating(\(code(value, reads)), to: &state.\(property))"
    case .add(let property, let value, isInteger: false): "state.\(property) += \(code(value, reads))"
    case .elements(let property, let word, let container, let value, let location):
      elements(of: "state.\(property)", word, container, value.map { code($0, reads) }).judged(at: location)
    }
  }

  private func elements(of place: Code, _ word: ElementWord, _ container: ElementContainer, _ value: Code?)
    -> Code
  {
    guard let value else { return "\(place).popLast()" }
    switch (word, container) {
    case (.append, .set): return "\(place).insert(\(value))"
    case (.insert, _): return "\(place).insert(\(value), at: 0)"
    case (.remove, .list): return "\(place).remove(id: \(value))"
    case (.remove, .array): return "StateKit._GeneratedCode.remove(\(value), from: &\(place))"
    case (.remove, _): return "\(place).remove(\(value))"
    case (.append, _), (.push, _), (.pop, _): return "\(place).append(\(value))"
    }
  }

  private func code(_ value: ActionValue, _ reads: [PropertyPath: Code]) -> Code {
    switch value {
    case .payload(let index): self.value(index)
    case .expression(let expression): Code(expression: expression)
    case .property(let path): reads[path] ?? "state.\(path)"
    case .state(let type, let values):
      "\(Code(expression: type))(\(values.map { "\(label: $0.label): \(code($0.value, reads))" as Code }.list))"
    case .alternative(let type, let name, let state):
      "\(Code(expression: type)).\(name)(\(code(state, reads)))"
    case .enumCase(let type, let name, let values):
      "\(Code(expression: type)).\(name)(\(values.map { $0.label.labelling(code($0.value, reads)) }.list))"
    }
  }
}

extension ActionModel {
  /// The case in the reducer of the action's own domain.
  func reductionCase(in place: ReducerPlace) -> SwitchCode.Case {
    let payload: [PayloadValueModel] = payload
    let value: (Int) -> Code = { "\(payload[$0].binding)" }
    let translator = ReductionTranslator(
      reduction: reduction,
      call: { "handlers.\(self.name)(\((["&state"] + payload.passed(value)).list))" },
      valueCount: payload.count,
      value: value,
      place: place
    )
    let used: [Int] = translator.used
    return SwitchCode.Case(
      pattern: ".\(name)\(pattern: payload, binding: used.contains)",
      body: dismisses ? translator.changingLines + ["touched.markDismissed()"] : translator.lines
    )
  }
}

extension StateChange {
  /// The simple values that the change uses.
  fileprivate var values: [ActionValue] {
    switch self {
    case .set(_, let value, _), .add(_, let value, _): value.simple
    case .setChild(_, _, let value, _), .elements(_, _, _, let value, _): value?.simple ?? []
    case .toggle: []
    }
  }

  /// The indices of the payload values that the change uses.
  fileprivate var payloadIndices: [Int] {
    values.compactMap { if case .payload(let index) = $0 { index } else { nil } }
  }

  fileprivate var poppedStack: Identifier? {
    if case .elements(let stack, .pop, _, _, _) = self { stack } else { nil }
  }
}
