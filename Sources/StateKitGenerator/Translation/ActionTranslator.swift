/// A domain's action enum: its own actions, its requests, then its children.
struct ActionTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    if domain.isSilent { return SilentActionTranslator(domain: domain).declarations }
    return [
      TypeDeclaration(
        access: domain.access,
        keyword: .enum,
        name: domain.model.actionType,
        inheritance: domain.model.actionConformances.map(\.code),
        members: domain.actions.map(action) + domain.requests.map(\.declaration)
          + domain.children.map(child) + domain.requests.map(\.phases)
      )
    ]
  }

  private func action(_ action: ActionModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(action.documentation),
        attribute: action.deprecation
      ),
      name: action.name,
      payload: action.payload.declared
    )
  }

  private func child(_ child: ChildModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(child.documentation)),
      name: child.name,
      payload: [child.action]
    )
  }
}
