/// An optional property with the name of each case, and with `full` also a predicate.
struct AccessorTranslator {
  let domain: DomainCode
  /// `public var`
  private let keyword: Code
  private let otherwise: [Code] = ["return nil"]

  init(domain: DomainCode) {
    self.domain = domain
    self.keyword = "\(domain.access.prefix)var"
  }

  var declarations: [any Declaration] {
    guard domain.model.accessors != .none, !domain.isSilent else { return [] }
    var members: [any Declaration] = []
    for action in domain.actions { add(action, to: &members) }
    for request in domain.requests { add(AccessedCase(request), request.request.documentation, to: &members) }
    for child in domain.children { add(AccessedCase(child), child.documentation, to: &members) }
    return [ExtensionDeclaration(type: domain.action, members: members)] + domain.requests.map(phases)
  }

  private func phases(of request: RequestTranslator) -> any Declaration {
    var members: [any Declaration] = []
    for phase in request.request.phases { add(phase, to: &members) }
    return ExtensionDeclaration(type: request.type, members: members)
  }

  private func add(_ action: ActionModel, to members: inout [any Declaration]) {
    add(AccessedCase(action), action.documentation, attribute: action.deprecation, to: &members)
  }

  private func add(
    _ item: AccessedCase,
    _ documentation: String?,
    attribute: Code? = nil,
    to members: inout [any Declaration]
  ) {
    let get: [Code] = ConditionCode.lines(item.condition, then: item.result) + otherwise
    let isFull: Bool = domain.model.accessors == .full
    members.append(
      PropertyDeclaration(
        prefix: DeclarationPrefix(documentation: DocComment(documentation), attribute: attribute),
        keyword: keyword,
        name: item.name,
        type: item.type,
        value: isFull ? .accessors(get: get, set: item.setter) : .computed(get)
      )
    )
    if isFull { members.append(predicate(item, attribute)) }
  }

  private func predicate(_ item: AccessedCase, _ attribute: Code?) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(attribute: attribute),
      keyword: keyword,
      name: Identifier(validated: MemberName.predicate(ofCase: item.name.name)),
      type: "Swift.Bool",
      value: .computed(["if case .\(item.name) = self { return true }", "return false"])
    )
  }
}
