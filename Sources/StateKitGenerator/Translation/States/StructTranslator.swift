/// A struct with its memberwise initialiser: the one that Swift gives, as far as others need not see it. It costs less
/// than one that is written, the more so the more properties there are: the compiler checks a written one in a time that
/// grows with their square.
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

  /// Swift's own is internal.
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
