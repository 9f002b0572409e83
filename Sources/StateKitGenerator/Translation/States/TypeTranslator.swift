/// A plain value type.
struct TypeTranslator {
  let type: TypeModel
  let access: Access

  var declaration: TypeDeclaration {
    let conformances: [Code] = type.conformances.map(\.code) + (type.isError ? ["Swift.Error"] : [])
    switch type.kind {
    case .struct(let properties):
      return StructTranslator(
        name: type.name,
        location: type.location,
        documentation: type.documentation,
        access: access,
        conformances: conformances,
        properties: properties
      ).declaration
    case .enum(let cases):
      return TypeDeclaration(
        prefix: DeclarationPrefix(documentation: DocComment(type.documentation)),
        access: access,
        keyword: .enum,
        name: type.name,
        location: cases.contains { $0.payload.isJudged } ? type.location : nil,
        inheritance: (cases.haveValues ? [] : ["Swift.String"]) + conformances,
        members: cases.map(declaration) + cases.filter { !$0.payload.isEmpty }.map(accessor)
      )
    }
  }

  private func declaration(_ enumCase: EnumCaseModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(enumCase.documentation)),
      name: enumCase.name,
      payload: "\(declared: enumCase.payload)"
    )
  }

  /// The values of the case; nil for the other cases.
  private func accessor(_ enumCase: EnumCaseModel) -> any Declaration {
    let accessed = AccessedCase(enumCase)
    return PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(enumCase.documentation)),
      keyword: "\(access.prefix)var",
      name: accessed.name,
      type: accessed.type,
      value: .computed(
        ConditionCode.lines(accessed.condition, then: accessed.result) + ["return nil"]
      )
    )
  }
}
