/// `struct UsersEffects`: a closure for each request and effect.
struct EffectsTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard !domain.model.effects.isEmpty else { return [] }
    let action = TypealiasDeclaration(
      access: domain.access,
      name: Identifier(validated: "EffectAction"),
      type: domain.action
    )
    return [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "What `\(plain: domain.name)` needs to be done, to be supplied in one part or several."
          )
        ),
        access: domain.access,
        keyword: .struct,
        name: domain.effects,
        inheritance: ["StateKit.DomainEffects"],
        members: [action] + domain.model.effects.map(property) + [initializer]
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
      parameters: domain.model.effects.map { "\(declaredLabel: $0.name): \(type(of: $0)) = nil" },
      body: domain.model.effects.map { "self.\($0.name) = \($0.name)" }
    )
  }

  /// `(@Sendable (_ id: User.ID) async throws(APIError) -> User)?`
  private func type(of effect: EffectModel) -> Code {
    let inputs: [Code] = effect.trigger.arguments.map { value in
      value.label.map { "_ \($0): \(value.type)" } ?? Code(value.type)
    }
    let failure: Code = effect.failure?.values.first.map { Code($0.type) } ?? "Swift.Never"
    let fails: Code = effect.failure == nil ? "" : " throws(\(failure))"
    let result: Code =
      effect.kind == .stream ? "any Swift.AsyncSequence<\(value(of: effect)), \(failure)>" : value(of: effect)
    return "(@Sendable (\(inputs.list)) async\(fails) -> \(result))?"
  }

  /// What the work gives, each time.
  private func value(of effect: EffectModel) -> Code {
    if effect.kind == .fireAndForget { return "Swift.Void" }
    guard let values = effect.output?.values else { return domain.action }
    switch values.count {
    case 0: return "Swift.Void"
    case 1: return Code(values[0].type)
    default:
      let elements: [Code] = values.map { value in
        value.label.map { "\(label: $0): \(value.type)" } ?? Code(value.type)
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }
}

extension DomainCode {
  /// `UsersEffects`
  var effects: Identifier { Identifier(validated: GeneratedNames(domain: model.name).effects) }
}
