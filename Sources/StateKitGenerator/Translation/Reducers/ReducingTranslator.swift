/// The protocol of the handlers that the user writes; omitted without handlers.
struct ReducingTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard domain.hasHandlers else { return [] }
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "The handlers of the actions of `\(plain: domain.name)`, written by hand."
          )
        ),
        access: domain.access,
        keyword: .protocol,
        name: domain.reducing,
        inheritance: ["Swift.Sendable"],
        members: domain.handlers.map(requirement)
      )
    ]
  }

  private func requirement(_ handler: HandlerSignature) -> any Declaration {
    FunctionDeclaration(
      prefix: DeclarationPrefix(documentation: handler.documentation),
      head: "func \(handler.name)",
      parameters: ["_ state: inout \(domain.state)"] + handler.parameters.map(parameter)
    )
  }

  /// An unlabelled parameter has the name of its binding, for code completion.
  private func parameter(_ parameter: HandlerSignature.Parameter) -> Code {
    parameter.label.map { "\(declaredLabel: $0): \(parameter.type)" }
      ?? "_ \(parameter.binding): \(parameter.type)"
  }
}
