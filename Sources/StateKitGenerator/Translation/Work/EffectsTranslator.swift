/// `struct UsersEffects`: a closure for each request and effect.
struct EffectsTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard !domain.model.suppliedWork.isEmpty else { return [] }
    let action = TypealiasDeclaration(
      access: domain.access,
      name: Identifier(validated: "EffectAction"),
      type: domain.action
    )
    return domain.model.suppliedWork.compactMap(values) + [
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
        members: [action] + domain.model.suppliedWork.map(property) + [initializer] + initializerOfAnySequence
      )
    ]
  }

  /// `struct UsersSaveValues`: several values of the state, which a closure takes by their names.
  private func values(of effect: EffectModel) -> (any Declaration)? {
    effect.valuesType.map { name in
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(saying: "The values of the state that `\(plain: effect.name)` takes.")
        ),
        access: domain.access,
        keyword: .struct,
        name: name,
        inheritance: ["Swift.Sendable"],
        members: effect.inputs.map { input in
          PropertyDeclaration(
            keyword: "\(domain.access.prefix)let",
            name: input.label,
            type: Code(input.type),
            value: .stored
          )
        }
      )
    }
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
      parameters: domain.model.suppliedWork.map { "\(declaredLabel: $0.name): \(type(of: $0)) = nil" },
      body: domain.model.suppliedWork.map { "self.\($0.name) = \($0.name)" }
    )
  }

  /// Closures may return any sequence where sequences know the types of their errors.
  private var initializerOfAnySequence: [any Declaration] {
    guard domain.model.suppliedWork.contains(where: { $0.kind == .stream }) else { return [] }
    return [
      FunctionDeclaration(
        prefix: DeclarationPrefix(
          attribute:
            "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) @_disfavoredOverload"
        ),
        head: "\(domain.access.prefix)init",
        parameters: domain.model.suppliedWork.map {
          // Without locations: the first initializer has the same types.
          let type = Code(expression: type(of: $0, \.resultOfAnySequence).text)
          return "\(declaredLabel: $0.name): \(type) = nil"
        },
        body: domain.model.suppliedWork.map { effect in
          effect.kind == .stream ? erasure(of: effect) : "self.\(effect.name) = \(effect.name)"
        }
      )
    ]
  }

  private func erasure(of effect: EffectModel) -> Code {
    let closure = EffectSignature(domain: domain, effect: effect, spelling: .full)
    let awaits: Code = effect.failure == nil ? "await" : "try await"
    // A name that does not hide the closure.
    let prefix: Code = effect.name.name.hasPrefix("value") ? "input" : "value"
    let inputs: [Code] = closure.inputs.indices.map { "\(prefix)\($0)" }
    let stream: Code = "\(awaits) \(effect.name)(\(inputs.list)).asEffectStream"
    let wrapper: Code = "{ (\(inputs.list)) async\(closure.fails) in \(stream) }"
    let line: Code = "if let \(effect.name) = \(effect.name) { self.\(effect.name) = \(wrapper) }"
    return Code(expression: line.text)
  }

  /// `(@Sendable (_ id: User.ID) async throws(APIError) -> User)?`
  private func type(
    of effect: EffectModel,
    _ result: KeyPath<EffectSignature, Code> = \.result
  ) -> Code {
    let closure = EffectSignature(domain: domain, effect: effect, spelling: .full)
    let inputs: [Code] = closure.inputs.map { input in
      input.label.map { "_ \($0): \(input.type)" } ?? input.type
    }
    return "(@Sendable (\(inputs.list)) async\(closure.fails) -> \(closure[keyPath: result]))?"
  }
}

extension DomainCode {
  /// `UsersEffects`
  package var effects: Identifier { Identifier(validated: GeneratedNames(domain: model.name).effects) }
}
