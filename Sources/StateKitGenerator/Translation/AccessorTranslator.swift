/// For each case an optional property of its name, and with `full` a predicate.
struct AccessorTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    let members: [any Declaration] =
      domain.actions.flatMap(members) + domain.requests.flatMap(members)
      + domain.children.flatMap(members)
    guard domain.model.accessors != .none, !members.isEmpty else { return [] }
    return [ExtensionDeclaration(type: domain.action, members: members)]
      + domain.requests.map { request in
        ExtensionDeclaration(type: request.type, members: request.request.phases.flatMap(self.members))
      }
  }

  private func members(of request: RequestTranslator) -> [any Declaration] {
    let prefix = DeclarationPrefix(documentation: DocComment(request.request.documentation))
    return members(for: AccessedCase(request), prefix)
  }

  private func members(of action: ActionModel) -> [any Declaration] {
    let prefix = DeclarationPrefix(
      documentation: DocComment(action.documentation),
      attribute: action.deprecation
    )
    return members(for: AccessedCase(action), prefix)
  }

  private func members(of child: ChildModel) -> [any Declaration] {
    members(for: AccessedCase(child), DeclarationPrefix(documentation: DocComment(child.documentation)))
  }

  private func members(for item: AccessedCase, _ prefix: DeclarationPrefix) -> [any Declaration] {
    let condition: Code = "if case .\(item.name)\(item.pattern) = self"
    let get: [Code] = ConditionCode.lines(condition, then: "return \(item.value)") + ["return nil"]
    let isFull: Bool = domain.model.accessors == .full
    let accessor = PropertyDeclaration(
      prefix: prefix,
      keyword: "\(domain.access.prefix)var",
      name: item.name,
      type: item.type,
      value: isFull ? .accessors(get: get, set: item.setter) : .computed(get)
    )
    return isFull ? [accessor, predicate(item, prefix.attribute)] : [accessor]
  }

  private func predicate(_ item: AccessedCase, _ attribute: Code?) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(attribute: attribute),
      keyword: "\(domain.access.prefix)var",
      name: Identifier(validated: MemberName.predicate(ofCase: item.name.name)),
      type: "Swift.Bool",
      value: .computed(["if case .\(item.name) = self { return true }", "return false"])
    )
  }
}
