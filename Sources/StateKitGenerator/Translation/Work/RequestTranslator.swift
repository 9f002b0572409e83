/// The additions of a request to its domain's action enum: the case, and the enum of its phases with its members.
struct RequestTranslator {
  let domain: DomainCode
  let request: RequestModel

  /// `UsersAction.FetchUsers`
  var type: Code { "\(domain.action).\(request.enumName)" }

  var declaration: any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(request.documentation)),
      name: request.name,
      payload: ["\(request.enumName)"].list
    )
  }

  var phases: any Declaration {
    TypeDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(saying: "The phases of `\(plain: request.name)`.")),
      access: domain.access,
      keyword: .enum,
      name: request.enumName,
      location: request.phases.contains(where: \.isJudged) ? request.location : nil,
      inheritance: domain.model.actionConformances.map(\.code),
      members: request.phases.map { CaseDeclaration(name: $0.name, payload: "\(declared: $0.payload)") }
    )
  }

  /// The conformance to `RequestAction`.
  var phaseIndex: any Declaration {
    let cases: [SwitchCode.Case] = request.phases.enumerated().map { index, phase in
      SwitchCode.Case(pattern: ".\(phase.name)", body: ["return \(index)"])
    }
    return ExtensionDeclaration(
      type: type,
      conformances: ["StateKit.RequestAction"],
      members: [
        PropertyDeclaration(
          keyword: "\(domain.access.prefix)var",
          name: Identifier(validated: "phaseIndex"),
          type: "Swift.Int",
          value: .computed(switchCode(cases))
        )
      ]
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
      body: ["touched.markOwnProperties()"] + switchCode(cases, over: "phase")
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

  /// The request's entry in the action tree.
  func place(firstLeaf: Int) -> [Code] {
    let paths: Code = "{ (\\\(domain.action).\(request.name), \\\(domain.action)?.?.\(request.name)) }"
    let start: [Code] = [
      "StateKit.ActionTreeRequest<\(domain.action)>(",
      "  firstLeaf: \(firstLeaf),",
      "  phaseCount: \(request.phases.count),",
      "  extract: { (action: \(domain.action)) -> \(type)? in",
      "    if case .\(request.name)(let phase) = action { return phase }",
      "    return nil",
    ]
    return start + (domain.model.accessors == .none ? ["  }"] : ["  },", "  actions: \(paths)"]) + ["),"]
  }

  private func switchCode(_ cases: [SwitchCode.Case], over subject: Code = "self") -> [Code] {
    SwitchCode(
      subject: subject,
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

  /// The number of leaves of the domain itself.
  var ownLeafCount: Int { actions.count + model.requests.reduce(0) { $0 + $1.phases.count } }

  /// Each request with its first leaf.
  var requestPlaces: [(request: RequestTranslator, firstLeaf: Int)] {
    var leaf: Int = actions.count
    return requests.map { request in
      defer { leaf += request.request.phases.count }
      return (request, leaf)
    }
  }
}
