/// The protocol of the handlers that the user writes; none where nothing is left to write.
struct ReducingTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard domain.hasHandlers else { return [] }
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "What the actions of `\(plain: domain.name)` do to its state, written by hand."
          )
        ),
        access: domain.access,
        keyword: .protocol,
        name: domain.reducing,
        inheritance: ["Swift.Sendable"],
        members: domain.actions.filter(\.hasHandler).map(handler)
          + domain.handledRequests.map(handler)
          + domain.model.reactions.filter(\.hasHandler).map(handler)
      )
    ]
  }

  private func handler(_ request: RequestModel) -> any Declaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(request.documentation)),
      head: "func \(request.name)",
      parameters: ["_ state: inout \(domain.state)", "_ phase: \(domain.action).\(request.enumName)"]
    )
  }

  private func handler(_ action: ActionModel) -> any Declaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(action.documentation)),
      head: "func \(action.name)",
      parameters: ["_ state: inout \(domain.state)"] + action.payload.handlerParameters
    )
  }
}

extension ReducingTranslator {
  /// The ids of the elements on the way come first.
  private func handler(_ reaction: ReactionModel) -> any Declaration {
    let path: ActionPath = reaction.path
    let ids: [Code] = path.elements.compactMap { value in
      value.label.map { "\(declaredLabel: $0): \(value.type)" }
    }
    let names: [Code] = (path.steps.map(\.name) + [path.action]).map { "\(plain: $0)" }
    return FunctionDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(
          saying: "What `\(names.joined(separator: "."))` does here, after the child's reducer."
        )
      ),
      head: "func \(reaction.handler)",
      parameters: ["_ state: inout \(domain.state)"] + ids + path.payload.handlerParameters
    )
  }
}

extension [PayloadValueModel] {
  /// As a handler takes them. An unlabelled one has its binding's name, for whoever completes the code.
  fileprivate var handlerParameters: [Code] {
    map { value in
      value.label.map { "\(declaredLabel: $0): \(value.type)" } ?? "_ \(value.binding): \(value.type)"
    }
  }
}
