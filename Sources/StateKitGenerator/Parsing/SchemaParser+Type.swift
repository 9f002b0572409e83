extension SchemaParser {
  /// An entry of `types`.
  func typeSchema(_ member: JSONMember) -> TypeSchema {
    let name = member.key.located
    guard let object = object(member.value, "the type \(name.value.quoted)", TypeKey.self) else {
      return TypeSchema(name: name, documentation: nil, kind: nil)
    }
    let kind = kind(object)
    let isRepeated = [.struct, .enum].contains { object.member($0)?.isRepeated == true }
    return TypeSchema(
      name: name,
      documentation: text(object, .doc),
      kind: member.isRepeated || isRepeated ? nil : kind,
      allow: allowances(object[.allow], of: member)
    )
  }

  private func kind(_ object: SchemaObject<TypeKey>) -> TypeSchema.Kind? {
    switch (object.member(.struct), object.member(.enum)) {
    case (let structure?, nil):
      return entries(of: structure.value, TypeKey.struct).map { .struct($0.map(property)) }
    case (nil, let enumeration?):
      return cases(enumeration.value).map(TypeSchema.Kind.enum)
    case (let structure?, let enumeration?):
      diagnostics.report(.structAndEnum(structure.key.location, enumeration.key.location))
      return nil
    case (nil, nil):
      object.reportMissingAlternative(to: diagnostics)
      return nil
    }
  }

  /// Nil if a case cannot be read; otherwise a default with the name of that case would be reported.
  private func cases(_ node: JSONNode) -> [Located<String>]? {
    guard let elements = elements(node, of: "enum", expected: "an array of cases") else { return nil }
    if elements.isEmpty { diagnostics.report(.empty("enum", "at least one case", at: node.location)) }
    let names = elements.compactMap { string($0, "an entry of 'enum'")?.located }
    return names.isEmpty || names.count < elements.count ? nil : names
  }
}

extension Diagnostic {
  fileprivate static func structAndEnum(
    _ structure: SourceLocation,
    _ enumeration: SourceLocation
  ) -> Diagnostic {
    let isStructFirst = structure.offset < enumeration.offset
    return Diagnostic(
      .error,
      "SK0212",
      "a type is either a struct or an enum; remove one of the two keys",
      at: isStructFirst ? enumeration : structure,
      notes: [Note(message: "the other one is here", location: isStructFirst ? structure : enumeration)]
    )
  }
}
