/// `struct UsersEffects`: a closure for each request and effect.
struct EffectsTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard !domain.model.work.isEmpty else { return [] }
    let action = TypealiasDeclaration(
      access: domain.access,
      name: Identifier(validated: "EffectAction"),
      type: domain.action
    )
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying:
              "The work of `\(plain: domain.name)`: its closures can be supplied together or in several parts."
          )
        ),
        access: domain.access,
        keyword: .struct,
        name: domain.effects,
        inheritance: ["StateKit.DomainEffects"],
        members: [action] + domain.model.work.map(property) + [initializer]
      )
    ]
  }

  private func property(_ effect: EffectModel) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(effect.documentation)),
      keyword: "\(domain.access.prefix)var",
      name: effect.name,
      type: type(of: effect),
      value: .stored
    )
  }

  private var initializer: any Declaration {
    FunctionDeclaration(
      head: "\(domain.access.prefix)init",
      parameters: domain.model.work.map { "\(declaredLabel: $0.name): \(type(of: $0)) = nil" },
      body: domain.model.work.map { "self.\($0.name) = \($0.name)" }
    )
  }

  /// `(@Sendable (_ id: User.ID) async throws(APIError) -> User)?`
  private func type(of effect: EffectModel) -> Code {
    let closure = EffectSignature(domain: domain, effect: effect, spelling: .full)
    let inputs: [Code] = closure.inputs.map { input in
      input.label.map { "_ \($0): \(input.type)" } ?? input.type
    }
    return "(@Sendable (\(inputs.list)) async\(closure.fails) -> \(closure.result))?"
  }
}

extension DomainCode {
  /// `UsersEffects`
  package var effects: Identifier { Identifier(validated: GeneratedNames(domain: model.name).effects) }
}
