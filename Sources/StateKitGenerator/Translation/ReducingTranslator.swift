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
        members: domain.actions.filter(\.hasHandler).map(handler) + domain.handledRequests.map(handler)
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

extension [PayloadValueModel] {
  /// As a handler takes them. An unlabelled one has its binding's name, for whoever completes the code.
  fileprivate var handlerParameters: [Code] {
    map { value in
      value.label.map { "\(declaredLabel: $0): \(value.type)" } ?? "_ \(value.binding): \(value.type)"
    }
  }
}
