/// What Swift does not write for an enum without cases: its coding. There is nothing to encode, and nothing that
/// could be decoded.
struct EmptyActionTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard domain.actions.isEmpty, domain.children.isEmpty, domain.model.actionConformances.contains(.codable)
    else { return [] }
    return [ExtensionDeclaration(type: domain.action, members: [decoding, encoding])]
  }

  private var decoding: any Declaration {
    FunctionDeclaration(
      head: "\(domain.access.prefix)init",
      parameters: ["from decoder: any Swift.Decoder"],
      isThrowing: true,
      body: [
        "throw Swift.DecodingError.dataCorrupted(",
        "  Swift.DecodingError.Context(",
        "    codingPath: decoder.codingPath,",
        "    debugDescription: \"\(plain: domain.model.actionType) has no case\"",
        "  )",
        ")",
      ]
    )
  }

  private var encoding: any Declaration {
    FunctionDeclaration(
      head: "\(domain.access.prefix)func encode",
      parameters: ["to encoder: any Swift.Encoder"],
      isThrowing: true,
      body: ["switch self {}"]
    )
  }
}
