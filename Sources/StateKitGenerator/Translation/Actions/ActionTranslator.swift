/// A domain's action enum: its own actions, its requests, its bound properties, then its children.
struct ActionTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    if domain.isSilent { return SilentActionTranslator(domain: domain).declarations }
    let members: [any Declaration] =
      domain.children.compactMap(elementAction) + domain.requests.map(\.group.leafEnum)
    let binding: [any Declaration] = domain.binding.map { [$0.group.leafEnum] } ?? []
    if let type = domain.model.actionsWrittenByHand {
      return WrittenActionTranslator(domain: domain, type: type).declarations(members) + binding
    }
    return [
      TypeDeclaration(
        access: domain.access,
        keyword: .enum,
        name: domain.model.actionType,
        location: domain.actions.contains(where: \.isJudged) ? domain.model.location : nil,
        inheritance: domain.model.actionConformances.ofActions,
        members: domain.actions.map(action) + domain.groups.map(\.declaration)
          + domain.children.map(child) + members
      )
    ] + binding
  }

  private func action(_ action: ActionModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(action.documentation),
        attribute: action.deprecation
      ),
      name: action.name,
      payload: "\(declared: action.payload)"
    )
  }

  /// `rows(id:action:)`, which makes the case without naming the type for both values.
  private func elementAction(_ child: ChildModel) -> (any Declaration)? {
    guard let id = child.elementID else { return nil }
    let make: Code = child.kind == .stack ? ".element" : ""
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "An action of the element of `\(plain: child.name)` that has the id."
        )
      ),
      head: "\(domain.access.prefix)static func \(child.name)",
      parameters: ["id: \(id)", "action: \(child.action)"],
      result: domain.action,
      body: ["\(domain.action).\(child.name)(\(child.payload)\(make)(id: id, action: action))"]
    )
  }

  private func child(_ child: ChildModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
      name: child.name,
      payload: [child.payload].list
    )
  }
}
