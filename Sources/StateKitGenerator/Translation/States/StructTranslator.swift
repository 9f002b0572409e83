/// A struct with its memberwise initialiser: the implicit one, unless the struct is visible outside the module. The
/// implicit one costs less, especially with many properties: the compiler checks a written initialiser in a time that
/// grows with the square of their number.
struct StructTranslator {
  let name: Identifier
  let location: SourceLocation
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
      location: properties.contains { $0.type.location != nil } ? location : nil,
      inheritance: conformances,
      members: properties.map(property) + (hasInitializer ? [initializer] : [])
    )
  }

  /// Whether the struct declares its initialiser; the implicit one is internal.
  private var hasInitializer: Bool { access != .internal }

  private func property(_ property: PropertyModel) -> any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(documentation: DocComment(property.documentation)),
      keyword: "\(access.prefix)var",
      name: property.name,
      type: Code(property.type),
      value: hasInitializer ? .stored : defaultValue(property).map { .initial([$0]) } ?? .stored
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
    return defaultValue(property).map { "\(parameter) = \($0)" } ?? parameter
  }

  private func defaultValue(_ property: PropertyModel) -> Code? {
    property.defaultValue.map { Code(expression: $0, at: property.defaultLocation) }
  }
}
