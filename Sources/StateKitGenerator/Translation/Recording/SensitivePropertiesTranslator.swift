/// The conformance to `SensitiveProperties` of a generated struct, by which it prints without the values of sensitive
/// properties.
struct SensitivePropertiesTranslator {
  let type: Code
  let access: Access
  let properties: [PropertyModel]

  /// No declaration without a sensitive property.
  var declarations: [any Declaration] {
    let sensitive: [PropertyModel] = properties.filter(\.isSensitive)
    if sensitive.isEmpty { return [] }
    let names: [Code] = sensitive.map { "\(StringLiteral($0.name.name))" }
    return [
      ExtensionDeclaration(
        type: type,
        conformances: ["StateKit.SensitiveProperties"],
        members: [
          PropertyDeclaration(
            keyword: "\(access.prefix)static var",
            name: Identifier(validated: "sensitiveProperties"),
            type: "[Swift.String]",
            value: .computed(["[\(names.list)]"])
          )
        ]
      )
    ]
  }
}
