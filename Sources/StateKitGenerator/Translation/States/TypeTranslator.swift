/// A plain value type.
struct TypeTranslator {
  let type: TypeModel
  let access: Access

  var declarations: [any Declaration] {
    [declaration] + (recording.map { [$0.declaration] } ?? []) + sensitiveProperties
  }

  private var sensitiveProperties: [any Declaration] {
    guard case .struct(let properties) = type.kind else { return [] }
    return SensitivePropertiesTranslator(type: "\(type.name)", access: access, properties: properties)
      .declarations
  }

  private var recording: RecordedValueTranslator? {
    guard type.conformances.areRecordable else { return nil }
    let kind: RecordedValueTranslator.Kind
    switch type.kind {
    case .struct(let properties): kind = .properties(properties)
    case .enum(let cases):
      // An enum with raw values is coded by them.
      guard cases.haveValues else { return nil }
      kind = .cases(cases.map { ($0.name, $0.payload) })
    }
    return RecordedValueTranslator(type: "\(type.name)", access: access, kind: kind)
  }

  private var declaration: TypeDeclaration {
    let isError: [Code] = type.isError ? ["Swift.Error"] : []
    switch type.kind {
    case .struct(let properties):
      return StructTranslator(
        name: type.name,
        location: type.location,
        documentation: type.documentation,
        access: access,
        conformances: type.conformances.ofValues + isError,
        properties: properties
      ).declaration
    case .enum(let cases):
      return TypeDeclaration(
        prefix: DeclarationPrefix(documentation: DocComment(type.documentation)),
        access: access,
        keyword: .enum,
        name: type.name,
        location: cases.contains { $0.payload.isJudged } ? type.location : nil,
        inheritance: (cases.haveValues
          ? type.conformances.ofValues : ["Swift.String"] + type.conformances.ofRawValues) + isError
          + listing(cases),
        members: cases.map(declaration) + cases.filter { !$0.payload.isEmpty }.map(accessor)
      )
    }
  }

  /// A test that explores a domain finds the cases of an enum without values by `allCases`.
  private func listing(_ cases: [EnumCaseModel]) -> [Code] {
    let isListed: Bool = type.conformances.areRecordable && !cases.haveValues
    return isListed && !cases.contains { $0.name.name == "allCases" } ? ["Swift.CaseIterable"] : []
  }

  private func declaration(_ enumCase: EnumCaseModel) -> any Declaration {
    CaseDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(enumCase.documentation)),
      name: enumCase.name,
      payload: "\(declared: enumCase.payload)"
    )
  }

  /// The property that gives the values of the case, or nil if the value is of another case.
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
