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
    guard let storage = request.storage else {
      return SwitchCode.Case(
        pattern: ".\(request.name)(let phase)",
        body: ["touched.markAll()", "handlers.\(request.name)(&state, phase)"]
      )
    }
    let cases: [SwitchCode.Case] = request.phases.enumerated().map { index, phase in
      transition(of: phase, isFirst: index == 0, storage)
    }
    return SwitchCode.Case(
      pattern: ".\(request.name)(let phase)",
      body: ["touched.markOwnProperties()"] + switchCode(cases)
    )
  }

  private func transition(
    of phase: ActionModel,
    isFirst: Bool,
    _ storage: LoadableModel
  ) -> SwitchCode.Case {
    let payload: [PayloadValueModel] = phase.payload
    let id: Int? = storage.idPosition.map { isFirst ? $0 : 0 }
    let value: Int? = isFirst ? nil : payload.count - 1
    let key: Code = id.map { "[\(payload[$0].binding), default: .idle]" } ?? ""
    let step: Code = isFirst ? "startLoading" : phase.name.name == "success" ? "finish" : "fail"
    let argument: Code = value.map { "\(payload[$0].binding)" } ?? ""
    return SwitchCode.Case(
      pattern: ".\(phase.name)\(pattern: payload, binding: { $0 == id || $0 == value })",
      body: ["state.\(storage.property.name)\(key).\(step)(\(argument))"]
    )
  }

  /// The code in the reducer for the action that cancels the request.
  var cancellation: ActionMatch? {
    guard let storage = request.storage, let until = storage.until else { return nil }
    let path: ActionPath = until.action
    let id: Code = until.idPosition.map { "at: \(path.code(of: path.values[$0]))" } ?? ""
    return ActionMatch(
      path: path,
      used: until.idPosition.map { [$0] } ?? [],
      body: ["touched.markOwnProperties()", "state.\(storage.property.name).cancelLoading(\(id))"]
    )
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
