/// A method that the user writes: a requirement of `UsersReducing`, and its stub in the user's file.
package struct HandlerSignature {
  /// A parameter after the state.
  package struct Parameter {
    /// Nil for an unlabelled value.
    package let label: Identifier?
    /// The name of an unlabelled value inside the method.
    package let binding: Identifier
    package let type: TypeReference
  }

  package let documentation: DocComment?
  package let name: Identifier
  package let parameters: [Parameter]

  /// The method in a message: `renamed(_:id:name:)`.
  package var shown: String {
    "\(name.name)(_:\(parameters.map { "\($0.label?.name ?? "_"):" }.joined()))"
  }
}

extension DomainCode {
  /// All methods that the user must write, in the order of the protocol.
  package var handlers: [HandlerSignature] {
    actions.filter(\.hasHandler).map(handler) + handledRequests.map(handler)
      + model.reactions.filter(\.hasHandler).map(handler)
  }

  private func handler(_ action: ActionModel) -> HandlerSignature {
    HandlerSignature(
      documentation: DocComment(action.documentation),
      name: action.name,
      parameters: action.payload.map(parameter)
    )
  }

  private func handler(_ request: RequestModel) -> HandlerSignature {
    if let phase = request.onlyHandledPhase {
      let says = DocComment(saying: "What `\(plain: request.name).\(plain: phase.name)` changes.")
      return HandlerSignature(
        documentation: DocComment(phase.documentation) ?? says,
        name: request.name,
        parameters: phase.payload.map(parameter)
      )
    }
    let phases: [SwiftType.Component] = [model.actionType, request.enumName].map {
      SwiftType.Component(name: $0.name, arguments: [])
    }
    return HandlerSignature(
      documentation: DocComment(request.documentation),
      name: request.name,
      parameters: [
        HandlerSignature.Parameter(
          label: nil,
          binding: Identifier(validated: "phase"),
          type: TypeReference(type: .named(phases), location: nil)
        )
      ]
    )
  }

  /// The ids of the elements on the path come first.
  private func handler(_ reaction: ReactionModel) -> HandlerSignature {
    let path: ActionPath = reaction.path
    let ids: [HandlerSignature.Parameter] = path.elements.compactMap { value in
      value.label.map { HandlerSignature.Parameter(label: $0, binding: $0, type: value.type) }
    }
    let names: [Code] = (path.steps.map(\.name) + [path.action]).map { "\(plain: $0)" }
    let time: Code = isOwn(reaction) ? "the property is set" : "the child's reducer"
    return HandlerSignature(
      documentation: DocComment(
        saying: "What `\(names.joined(separator: "."))` does here, after \(time)."
      ),
      name: reaction.handler,
      parameters: ids + path.payload.map(parameter)
    )
  }

  /// Whether the reaction is to a bound property of the domain itself.
  private func isOwn(_ reaction: ReactionModel) -> Bool {
    reaction.path.steps.first.map { $0.name == model.binding?.name } ?? false
  }

  private func parameter(_ value: PayloadValueModel) -> HandlerSignature.Parameter {
    HandlerSignature.Parameter(label: value.label, binding: value.binding, type: value.type)
  }
}
