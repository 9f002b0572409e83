/// A struct with its memberwise initialiser.
struct StructTranslator {
  let name: Identifier
  let documentation: String?
  let access: Access
  let conformances: [Code]
  let properties: [PropertyModel]

  var declaration: TypeDeclaration {
    TypeDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(documentation)),
      access: access,
      keyword: .struct,
      name: name,
      inheritance: conformances,
      members: properties.map(property) + [initializer]
    )
  }

  private func property(_ property: PropertyModel) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(property.documentation)),
      keyword: "\(access.prefix)var",
      name: property.name,
      type: Code(property.type),
      value: .stored
    )
  }

  private var initializer: any Declaration {
    FunctionDeclaration(
      head: "\(access.prefix)init",
      parameters: properties.map(parameter),
      body: properties.map { "self.\($0.name) = \($0.name)" }
    )
  }

  private func parameter(_ property: PropertyModel) -> Code {
    let parameter: Code = "\(declaredLabel: property.name): \(property.type)"
    guard let value = property.defaultValue else { return parameter }
    return "\(parameter) = \(Code(expression: value, at: property.defaultLocation))"
  }
}
