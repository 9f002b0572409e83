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
  /// Whether a `pop` of an empty stack is reported as an action that changes nothing. What a phase or an action of a child has
  /// done besides is done.
  var isReported = false

  var lines: [Code] {
    switch reduction {
    case .none: ["break"]
    case .handler: place.checked(["touched.markAll()", call()])
    case .changes(let changes): ChangesTranslator(changes, place, isReported: isReported, value).lines
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
      place: place,
      isReported: true
    )
    let used: [Int] = translator.used
    return SwitchCode.Case(
      pattern: ".\(name)\(pattern: payload, binding: used.contains)",
      body: dismisses ? translator.changingLines + ["touched.markDismissed()"] : translator.lines
    )
  }
}
