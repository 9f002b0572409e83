internal import StateKitGenerator

/// Writes a value with the closures of one domain, only once: beside the first file with the domain's handlers.
///
/// Each closure is `nil`, below a comment with its form. A missing closure is reported by name at the first action that
/// needs it, while an empty closure would stay unnoticed.
struct EffectsScaffold {
  let domain: DomainCode
  let code: UserCode
  let printer: StubPrinter

  /// The new file; nil without closures, and if a file already has its name or mentions the type.
  var file: ScaffoldChange? {
    let name = "\(domain.effects.name)+Live.swift"
    guard !effects.isEmpty, code.file(named: name) == nil,
      !code.files.contains(where: { $0.mentions(domain.effects.name) })
    else { return nil }
    return ScaffoldChange(
      target: .new(name: name),
      contents: printer.file([], live),
      added: effects.map(\.name.name)
    )
  }

  private var effects: [EffectModel] { domain.model.suppliedWork }

  private var live: ExtensionDeclaration {
    let arguments: [Code] = effects.enumerated().flatMap { index, effect -> [Code] in
      let comma: Code = index == effects.count - 1 ? "" : ","
      return ["  // \(form(of: effect))", "  \(label: effect.name): nil\(comma)"]
    }
    return ExtensionDeclaration(
      type: "\(domain.effects)",
      members: [
        PropertyDeclaration(
          prefix: DeclarationPrefix(
            documentation: DocComment(
              saying:
                """
                The effects of the running app: `store.sideEffects.register(\(plain: domain.effects).live)`.
                A closure that is nil is reported when an action needs it.
                """
            )
          ),
          keyword: "\(domain.access.prefix)static var",
          name: Identifier(validated: "live"),
          type: "\(domain.effects)",
          value: .computed(["\(domain.effects)("] + arguments + [")"])
        )
      ]
    )
  }

  /// `{ (cursor: String?) async throws(FeedError) -> Page in … }`
  private func form(of effect: EffectModel) -> Code {
    let closure = EffectSignature(domain: domain, effect: effect, spelling: printer.spelling)
    let inputs: [Code] = closure.inputs.enumerated().map { index, input in
      "\(input.label ?? Identifier(validated: "value\(index)")): \(input.type)"
    }
    return "{ (\(inputs.joined(separator: ", "))) async\(closure.fails) -> \(closure.result) in … }"
  }
}
