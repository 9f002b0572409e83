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
        inheritance: ["Swift.String"] + conformances,
        members: cases.map { CaseDeclaration(name: $0.value) }
      )
    }
  }
}
