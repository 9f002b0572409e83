/// The phases of a request in its domain's action enum, and their work in the reducer.
struct RequestTranslator {
  let domain: DomainCode
  let request: RequestModel

  var group: LeafGroup {
    LeafGroup(
      domain: domain,
      name: request.name,
      location: request.location,
      documentation: DocComment(request.documentation),
      enumName: request.enumName,
      type: "\(domain.action).\(request.enumName)",
      enumDocumentation: "The phases of `\(plain: request.name)`.",
      binding: "phase",
      leaves: request.phases
    )
  }

  /// The case in the reducer.
  var reduction: SwitchCode.Case {
    let pattern: Code = ".\(request.name)(let phase)"
    if request.storage == nil, request.phases.allSatisfy({ $0.hasHandler && !$0.dismisses }) {
      return SwitchCode.Case(pattern: pattern, body: handling)
    }
    let marks: [Code] = request.storage == nil ? [] : ["touched.markOwnProperties()"]
    let cases: [SwitchCode.Case] = request.phases.enumerated().map { reduction(of: $1, isFirst: $0 == 0) }
    return SwitchCode.Case(pattern: pattern, body: marks + switchCode(cases))
  }

  /// The call of the user's handler.
  private var handling: [Code] {
    domain.reducerPlace.checked(["touched.markAll()", "handlers.\(request.name)(&state, phase)"])
  }

  /// The phase's own changes, then that of the property of `into`.
  private func reduction(of phase: ActionModel, isFirst: Bool) -> SwitchCode.Case {
    let payload: [PayloadValueModel] = phase.payload
    let value: (Int) -> Code = { "\(payload[$0].binding)" }
    let isPassed: Bool = phase.hasHandler && request.onlyHandledPhase == nil
    let change = ReductionTranslator(
      reduction: isPassed ? .none : phase.reduction,
      call: { "handlers.\(request.name)(\((["&state"] + payload.passed(value)).list))" },
      valueCount: payload.count,
      value: value,
      place: domain.reducerPlace
    )
    let stored = request.storage.map { transition(of: phase, isFirst: isFirst, $0) }
    let changing: [Code] = isPassed ? handling : change.changingLines
    let leaving: [Code] = phase.dismisses ? ["touched.markDismissed()"] : []
    let lines: [Code] = changing + (stored?.lines ?? []) + leaving
    let used: [Int] = change.used + (stored?.used ?? [])
    return SwitchCode.Case(
      pattern: ".\(phase.name)\(pattern: payload, binding: used.contains)",
      body: lines.isEmpty ? ["break"] : lines
    )
  }

  /// The change of the property of `into`, and the values that it uses.
  private func transition(
    of phase: ActionModel,
    isFirst: Bool,
    _ storage: LoadableModel
  ) -> (lines: [Code], used: [Int]) {
    let payload: [PayloadValueModel] = phase.payload
    let id: Int? = storage.idPosition.map { isFirst ? $0 : 0 }
    let step: RequestPhase = RequestPhase(rawValue: phase.name.name) ?? .request
    if step == .cancelled {
      return ([cancellation(storage, id.map { "\(payload[$0].binding)" })], [id].compactMap { $0 })
    }
    let isDone: Bool = step == .success && payload.count == (id == nil ? 0 : 1)
    let value: Int? = isFirst || isDone ? nil : payload.count - 1
    let key: Code = id.map { "[\(payload[$0].binding), default: .idle]" } ?? ""
    let name: Code = isFirst ? "startLoading" : step == .success ? "finish" : "fail"
    let argument: Code = value.map { "\(payload[$0].binding)" } ?? (isDone ? "StateKit.Done()" : "")
    let change: Code = "state.\(storage.property.name)\(key).\(name)(\(argument))"
    // Without its work, the request would load for ever.
    let condition: ConditionModel? = isFirst ? request.work.condition : nil
    let parts: [Code] = condition?.parts { "\(payload[$0].binding)" } ?? []
    let used: [Int] = [id, value].compactMap { $0 } + (condition?.payloadIndices ?? [])
    if parts.isEmpty { return ([change], used) }
    return (["if \(parts.joined(separator: ", ")) {", "  \(change)", "}"], used)
  }

  /// The code in the reducer for the actions that cancel the request.
  var cancellations: [ActionMatch] {
    guard let storage = request.storage else { return [] }
    return storage.until.map { until in
      let path: ActionPath = until.action
      return ActionMatch(
        path: path,
        used: until.idPosition.map { [$0] } ?? [],
        body: [
          "touched.markOwnProperties()",
          cancellation(storage, until.idPosition.map { path.code(of: path.values[$0]) }),
        ]
      )
    }
  }

  /// Resets the property of `into`.
  private func cancellation(_ storage: LoadableModel, _ id: Code?) -> Code {
    "state.\(storage.property.name).cancelLoading(\(id.map { "at: \($0)" } ?? ""))"
  }

  private func switchCode(_ cases: [SwitchCode.Case]) -> [Code] {
    SwitchCode(
      subject: "phase",
      cases: cases,
      otherwise: nil,
      end: "",
      part: { _ in SwitchCode.Part(head: "", call: "") }
    ).lines
  }
}

extension DomainCode {
  var requests: [RequestTranslator] {
    model.requests.map { RequestTranslator(domain: self, request: $0) }
  }
}
