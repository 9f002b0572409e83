/// The bound properties of a domain: the actions that set them, their names for `store.set`, and their work in the reducer.
struct BindingTranslator {
  let domain: DomainCode
  let model: BindingModel

  var group: LeafGroup {
    LeafGroup(
      domain: domain,
      name: model.name,
      location: model.location,
      documentation: DocComment(saying: "Sets a bound property of the state."),
      enumName: model.enumName,
      type: "\(model.enumName)",
      enumDocumentation: "A new value of a bound property of `\(plain: domain.name)`.",
      binding: "binding",
      leaves: model.actions
    )
  }

  /// The members by which `store.set` and `store.binding` name the properties.
  var boundProperties: [any Declaration] {
    [
      ExtensionDeclaration(
        type: group.type,
        members: [
          TypeDeclaration(
            prefix: DeclarationPrefix(
              documentation: DocComment(saying: "The bound properties, for `store.set(\\.name, to: value)`.")
            ),
            access: domain.access,
            keyword: .struct,
            name: Identifier(validated: "BoundProperties"),
            inheritance: ["Swift.Sendable"],
            members: model.actions.map(boundProperty)
          )
        ]
      ),
      ExtensionDeclaration(
        type: domain.action,
        conformances: ["StateKit.BindableDomainAction"],
        members: [
          PropertyDeclaration(
            prefix: DeclarationPrefix(
              documentation: DocComment(saying: "The bound properties; for internal use.")
            ),
            keyword: "\(domain.access.prefix)static var",
            name: Identifier(validated: "_boundProperties"),
            type: "\(group.type).BoundProperties",
            value: .computed(["\(group.type).BoundProperties()"])
          )
        ]
      ),
    ]
  }

  private func boundProperty(_ action: ActionModel) -> any Declaration {
    let type: Code = "StateKit.BoundProperty<\(domain.action), \(action.payload[0].type)>"
    return PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(action.documentation)),
      keyword: "\(domain.access.prefix)var",
      name: action.name,
      type: type,
      value: .computed([
        "StateKit.BoundProperty(_path: \\\(domain.state).\(action.name)) { .\(model.name)(.\(action.name)($0)) }"
      ])
    )
  }

  /// The case in the reducer: a property is set, and then the domain's own reaction runs.
  var reduction: SwitchCode.Case {
    let code = SwitchCode(
      subject: "binding",
      cases: model.actions.map(reduction),
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func reduceBinding\($0)() {", call: "reduceBinding\($0)()") }
    )
    return SwitchCode.Case(pattern: ".\(model.name)(let binding)", body: code.lines)
  }

  private func reduction(_ action: ActionModel) -> SwitchCode.Case {
    let own: SwitchCode.Case = action.reductionCase(in: domain.reducerPlace)
    let reactions: [ReactionModel] = domain.model.reactions.filter {
      $0.path.steps.count == 1 && $0.path.steps[0].name == model.name && $0.path.action == action.name
    }
    let after: [Code] = reactions.flatMap { $0.lines(in: domain.reducerPlace) }
    // The own properties are marked already.
    let isMarkedTwice: Bool = after.first?.text == own.body.first?.text
    return SwitchCode.Case(pattern: own.pattern, body: own.body + after.dropFirst(isMarkedTwice ? 1 : 0))
  }
}

extension DomainCode {
  /// Nil if the domain binds no properties.
  var binding: BindingTranslator? { model.binding.map { BindingTranslator(domain: self, model: $0) } }
}
