/// The action of a domain without actions: a type without values.
///
/// The type is not an enum without cases: Swift knows that such an enum has no values, and warns or does not compile
/// where a parent's generated code handles it.
struct SilentActionTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    [
      TypeDeclaration(
        prefix: DeclarationPrefix(
          documentation: DocComment(
            saying: "`\(plain: domain.name)` has no actions; there is no value of this type."
          )
        ),
        access: domain.access,
        keyword: .struct,
        name: domain.model.actionType,
        inheritance: domain.model.actionConformances.ofActions,
        members: [initialiser] + (domain.model.actionConformances.contains(.codable) ? [decoding] : [])
      )
    ]
  }

  private var initialiser: any Declaration {
    FunctionDeclaration(head: "private init", parameters: [], body: [])
  }

  /// Always throws: the initialiser that Swift synthesises could make a value.
  private var decoding: any Declaration {
    FunctionDeclaration(
      head: "\(domain.access.prefix)init",
      parameters: ["from decoder: any Swift.Decoder"],
      isThrowing: true,
      body: [
        "throw Swift.DecodingError.dataCorrupted(",
        "  Swift.DecodingError.Context(",
        "    codingPath: decoder.codingPath,",
        "    debugDescription: \"\(plain: domain.name) has no actions\"",
        "  )",
        ")",
      ]
    )
  }
}
